import { limits } from '../../engine/definition/limits.ts';

/** The text as any database keeps it: without NUL and halves of surrogate pairs. */
export function storable(text: string): string {
  return /[\0\ud800-\udfff]/.test(text) ? text.replace(/\0|\p{Cs}/gu, '') : text;
}

/** What was typed as a text; undefined when it is none. */
export function readText(input: unknown): string | undefined {
  if (typeof input === 'number' && Number.isFinite(input)) return String(input);
  if (typeof input !== 'string') return undefined;
  return storable(input).trim();
}

export function isTooLong(text: string): boolean {
  return text.length > limits.answerCharacters;
}

/** Marks that set the direction or join of letters: invisible where only digits or addresses belong. */
export function withoutMarks(text: string): string {
  return text.replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
}
