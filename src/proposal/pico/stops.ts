import { isAbbreviationStop } from '../text/sentences.ts';
import type { Token } from '../text/tokens.ts';
import type { CompiledLanguage } from './compile.ts';

export type Stop = 'none' | 'link' | 'verb' | 'mark' | 'clause';

const clauseMarks: ReadonlySet<string> = new Set([
  ':',
  ';',
  '?',
  '!',
  '؟',
  '؛',
  '.',
  '[',
  ']',
  '—',
  '-',
  '|',
  '•',
  '"',
  '«',
  '»',
]);
const softMarks: ReadonlySet<string> = new Set([..."/%+&*®™=<>~±≥≤'°$#"]);

export const stopOf = (token: Token, text: string, language: CompiledLanguage): Stop => {
  if (token.newLine) return 'clause';
  if (token.kind !== 'mark') {
    if (language.links.has(token.word)) return 'link';
    return language.verbs.has(token.word) ? 'verb' : 'none';
  }
  if (token.word === '.' && isAbbreviationStop(text, Math.max(0, token.start - 12), token.start)) return 'none';
  if (clauseMarks.has(token.word)) return 'clause';
  return softMarks.has(token.word) ? 'none' : 'mark';
};
