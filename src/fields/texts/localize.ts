import type { Language, Localized } from '../../engine/definition/types.ts';

/** The text in the reader's language, or in the other one where there is none; blank is `''`. */
export function localize(text: Localized | undefined, language: Language): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  return text[language] ?? text.en ?? text.fa ?? '';
}
