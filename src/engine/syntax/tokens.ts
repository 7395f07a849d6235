import { foldDigits } from '../numbers/digits.ts';

export type TokenKind =
  'number' | 'text' | 'name' | 'operator' | 'open' | 'close' | 'separator' | 'unterminated' | 'unexpected' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** As it was written. */
  readonly text: string;
  readonly position: number;
}

const word = String.raw`[\p{L}_][\p{L}\p{M}\p{Nd}_\u200c\u200d]*`;

/** Spaces, and the invisible marks that editing mixed directions leaves behind. */
const space = String.raw`[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+`;

/** In the order of the groups of `token`. */
const kinds = [
  'number',
  'name',
  'text',
  'unterminated',
  'operator',
  'open',
  'close',
  'separator',
  'unexpected',
] as const satisfies readonly TokenKind[];

const token = new RegExp(
  [
    space,
    String.raw`((?:[0-9۰-۹٠-٩][0-9۰-۹٠-٩٬]*(?:[.٫][0-9۰-۹٠-٩]*)?|[.٫][0-9۰-۹٠-٩]+)(?:[eE][-+]?[0-9۰-۹٠-٩]+)?)`,
    String.raw`(${word}(?:\.${word})*)`,
    '("[^"]*(?:""[^"]*)*")',
    '("[^]*)',
    '(<>|<=|>=|[-+*/^%&=<>−×÷≠≤≥٪])',
    String.raw`(\()|(\))|([,;،؛])`,
    '([^])',
  ].join('|'),
  'gu',
);

const name = new RegExp(`^${word}$`, 'u');

/** Whether formulas can call a question that. `TRUE` and `FALSE` are values. */
export const isName = (text: string): boolean => name.test(text) && !/^(?:true|false)$/i.test(text);

/** Splits a text; characters that belong to nothing become tokens too, so it never fails. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(token)) {
    const kind = kinds[match.indexOf(match[0], 1) - 1];
    if (kind) tokens.push({ kind, text: match[0], position: match.index });
  }
  return [...tokens, { kind: 'end', text: '', position: text.length }];
}

export const readNumber = (text: string): number => Number(foldDigits(text).replaceAll(',', ''));

export const readText = (text: string): string => text.slice(1, -1).replaceAll('""', '"');
