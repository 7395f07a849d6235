/** What an answer is to an expression. */
export type ValueKind = 'number' | 'text' | 'date' | 'boolean' | 'list' | 'rows' | 'any';

/** An expression of ours: its text and what it gives. */
export interface Made {
  readonly text: string;
  readonly kind: ValueKind;
}

/** Why an expression cannot be carried over with its meaning. */
export class NotCarried extends Error {}

export const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A text as it is written; a day is known by its look. */
export const textLiteral = (text: string): Made => ({
  text: quote(text),
  kind: /^\d{4}-\d{2}-\d{2}$/.test(text) ? 'date' : 'text',
});

/** In brackets unless it is one name, number, text or call. */
export function operand({ text }: Made): string {
  return /^(?:[\p{L}\p{N}_.\u200c]+|"(?:[^"]|"")*"|[A-Z0-9]+\([^()]*\))$/u.test(text) ? text : `(${text})`;
}

/** XPath takes any text that is not empty as true, `0` too. */
export function truth(made: Made): string {
  return made.kind === 'text' || made.kind === 'date' || made.kind === 'list' ? `ANSWERED(${made.text})` : made.text;
}
