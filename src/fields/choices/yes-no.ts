import type { Language } from '../../engine/definition/types.ts';
import { listMark, traitsOf } from '../../engine/languages/traits.ts';
import en from '../../../locales/en/fields.json' with { type: 'json' };
import fa from '../../../locales/fa/fields.json' with { type: 'json' };

export const showYesNo = (answer: boolean, language: Language): string =>
  (language === 'fa' ? fa : (traitsOf(language).words ?? en))[answer ? 'yes' : 'no'];

/** Choices as one list in words: `a, b` or `a، b`. */
export const showList = (texts: readonly string[], language: Language): string => texts.join(listMark(language));
