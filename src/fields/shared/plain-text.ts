import { limits } from '../../engine/definition/limits.ts';

/** What was typed as text that any database keeps: without NUL and halves of surrogate pairs. */
export function readText(input: unknown): string | undefined {
  if (typeof input === 'number' && Number.isFinite(input)) return String(input);
  if (typeof input !== 'string') return undefined;
  return input.replace(/\0|\p{Cs}/gu, '').trim();
}

export function isTooLong(text: string): boolean {
  return text.length > limits.answerCharacters;
}

/** Marks that set the direction or join of letters: invisible where only digits or addresses belong. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
}
