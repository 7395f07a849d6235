import { foldWord } from './fold.ts';

export type Script = 'latin' | 'persian' | 'none';

/** A word, a number or a punctuation mark of a text. */
export interface Token {
  /** In UTF-16 units of the text as given. */
  readonly start: number;
  readonly end: number;
  /** Folded (`foldWord`): what rules compare. */
  readonly word: string;
  readonly kind: 'word' | 'number' | 'mark';
  readonly script: Script;
  /** A line break stands between this token and the one before. */
  readonly newLine: boolean;
}

type Unit = 'space' | 'letter' | 'digit' | 'joiner' | 'mark';

const otherLetter = /[\p{L}\p{M}\p{Cs}]/u;

const unitOf = (text: string, at: number): Unit => {
  const code = text.charCodeAt(at);
  if (code < 0x80) {
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)) return 'letter';
    if (code >= 0x30 && code <= 0x39) return 'digit';
    if (code <= 0x20 || code === 0x7f) return 'space';
    return code === 0x2d || code === 0x27 ? 'joiner' : 'mark';
  }
  if (isDigit(code)) return 'digit';
  if (code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x2028 || code === 0x2029 || code === 0x3000) {
    return 'space';
  }
  if (isJoiner(code)) return 'joiner';
  return otherLetter.test(text[at] ?? '') ? 'letter' : 'mark';
};

const isDigit = (code: number): boolean => (code >= 0x660 && code <= 0x669) || (code >= 0x6f0 && code <= 0x6f9);

/** Hyphens, apostrophes, half-spaces and marks of direction: inside a word when letters stand on both sides. */
const isJoiner = (code: number): boolean =>
  code === 0xad ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2010 && code <= 0x2013) ||
  code === 0x2018 ||
  code === 0x2019 ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2066 && code <= 0x2069) ||
  code === 0xfeff;

const scriptOf = (word: string): Script => {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= 0x600 && code <= 0x6ff) return 'persian';
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0xc0 && code <= 0x24f)) return 'latin';
  }
  return 'none';
};

const isWordUnit = (unit: Unit): boolean => unit === 'letter' || unit === 'digit';

/** Whether the unit at `at` continues the word: a letter, a digit, or a joiner or decimal mark between two of them. */
const continuesWord = (text: string, at: number): boolean => {
  const unit = unitOf(text, at);
  if (isWordUnit(unit)) return true;
  if (at + 1 >= text.length) return false;
  const next = unitOf(text, at + 1);
  if (unit === 'joiner') return isWordUnit(next);
  const character = text[at];
  const isDecimal = character === '.' || character === ',' || character === '٫' || character === '٬';
  return isDecimal && next === 'digit' && unitOf(text, at - 1) === 'digit';
};

const endings: ReadonlySet<string> = new Set(['ها', 'های', 'هایی', 'هایشان', 'تر', 'ترین']);
const beginnings: ReadonlySet<string> = new Set(['می', 'نمی']);

/** Parts of one Persian word that were written apart: «پرسش ها», «می شود». */
const belongTogether = (first: Token, second: Token): boolean =>
  first.script === 'persian' &&
  second.script === 'persian' &&
  !second.newLine &&
  (endings.has(second.word) || beginnings.has(first.word));

const joined = (first: Token, second: Token): Token => ({
  ...first,
  end: second.end,
  word: first.word + second.word,
});

/**
 * The words, numbers and marks of a text in their order, in one pass.
 *
 * A compound with hyphens is one word, `0.5` is one number, and Persian words are one however their parts are joined:
 * «پرسش‌ها», «پرسش ها» and «پرسشها».
 */
export const tokenize = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let newLine = false;
  let at = 0;
  while (at < text.length) {
    const unit = unitOf(text, at);
    const isStray = unit === 'joiner' && text.charCodeAt(at) > 0x80 && foldWord(text[at] ?? '') === '';
    if (unit === 'space' || isStray) {
      if (text[at] === '\n') newLine = true;
      at += 1;
      continue;
    }
    const start = at;
    at += 1;
    if (isWordUnit(unit)) while (at < text.length && continuesWord(text, at)) at += 1;
    const word = foldWord(text.slice(start, at));
    const kind = !isWordUnit(unit) ? 'mark' : /^[\d.,٫٬]+$/.test(word) ? 'number' : 'word';
    const token: Token = { start, end: at, word, kind, script: kind === 'word' ? scriptOf(word) : 'none', newLine };
    const previous = tokens.at(-1);
    if (previous !== undefined && belongTogether(previous, token)) tokens[tokens.length - 1] = joined(previous, token);
    else tokens.push(token);
    newLine = false;
  }
  return tokens;
};

/** The folded words and numbers of a text, without its marks: for comparing texts. */
export const wordsOf = (text: string): readonly string[] =>
  tokenize(text).flatMap((token) => (token.kind === 'mark' ? [] : [token.word]));
