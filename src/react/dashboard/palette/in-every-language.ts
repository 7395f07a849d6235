import { translate } from '../../../store/texts.ts';

/** A text as each language of the code has it: people search in the language that the keyboard is set to. */
export const inEveryLanguage = (key: string): string =>
  ['en', 'fa'].map((language) => translate(language, key)).join(' ');
