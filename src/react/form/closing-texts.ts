import en from '../../../locales/en/closing.json' with { type: 'json' };
import fa from '../../../locales/fa/closing.json' with { type: 'json' };
import { addTexts } from '../../store/texts.ts';

/** What is said at the end of a page or of the form, in both languages: fetched with what says it. */
addTexts('closing', { en, fa });
