import type { FormDefinition, Localized } from '../../../engine/definition/types.ts';
import { isQuestionName } from '../../../engine/dependencies/question-names.ts';
import { textIn } from './set-text.ts';

const longest = 24;

/**
 * The name that formulas use for a question of this title: its first words in Latin letters.
 *
 * Formulas are written from left to right, where names in Persian letters would change places; a title without Latin
 * letters gives no name.
 */
export function nameOfTitle(title: Localized | undefined, { language }: FormDefinition): string | undefined {
  const wordings = [textIn(title, language, language), textIn(title, 'en', language)];
  return wordings.map(nameOfWords).find((name) => name !== undefined);
}

function nameOfWords(text: string): string | undefined {
  if (/(?!\p{Script=Latin})\p{L}/u.test(text)) return undefined;
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const from = words.findIndex((word) => /^[a-z]/.test(word));
  if (from < 0) return undefined;
  const name = words.slice(from).reduce((before, word) => {
    if (before === '') return word.slice(0, longest);
    return before.length + 1 + word.length <= longest && !before.endsWith(' ') ? `${before}_${word}` : `${before} `;
  }, '');
  return isQuestionName(name.trim()) ? name.trim() : undefined;
}
