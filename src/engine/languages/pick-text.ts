import type { Language, Localized } from '../definition/types.ts';

/** The language of the reader, or else English, or else the first that the text is in. */
export const languageIn = (texts: object, language: Language): Language =>
  [language, 'en', ...Object.keys(texts)].find((each) => each in texts) as Language;

/** The text in the reader's language, or else in one that it has; blank is `''`. */
export function pickText(text: Localized | undefined, language: Language): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  return text[languageIn(text, language)] ?? '';
}
