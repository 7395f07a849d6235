import { languages } from '../../../engine/languages/known.ts';
import { translate } from '../../../store/texts.ts';

/** A text as each language that is loaded has it: people search in the language that the keyboard is set to. */
export const inEveryLanguage = (key: string): string => languages.map((language) => translate(language, key)).join(' ');
