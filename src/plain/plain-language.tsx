import en from '../../locales/en/plain.json' with { type: 'json' };
import enFiles from '../../locales/en/files.json' with { type: 'json' };
import enForm from '../../locales/en/form.json' with { type: 'json' };
import fa from '../../locales/fa/plain.json' with { type: 'json' };
import faFiles from '../../locales/fa/files.json' with { type: 'json' };
import faForm from '../../locales/fa/form.json' with { type: 'json' };
import { lateTexts as enLate } from '../react/ui/late-texts/en/late-texts.ts';
import { lateTexts as faLate } from '../react/ui/late-texts/fa/late-texts.ts';
import { LanguageProvider, type LanguageProviderProps } from '../react/ui/language/language.tsx';
import { addTexts } from '../store/texts.ts';

addTexts('plain', { en, fa });
addTexts('files', { en: enFiles, fa: faFiles });
addTexts('form', { en: enForm, fa: faForm });
addTexts('late', { en: enLate.late, fa: faLate.late });
addTexts('rules', { en: enLate.rules, fa: faLate.rules });

/** The language of a page in native controls, with all texts of the controls. */
export const PlainLanguage = (props: LanguageProviderProps) => <LanguageProvider {...props} />;
