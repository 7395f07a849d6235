import { isAbbreviationStop } from '../../text/sentences.ts';
import type { Token } from '../../text/tokens.ts';
import { findSpans, type FoundSpan } from './find-spans.ts';

/** Words after which a sentence is cut that has no end: what is read stays linear in the length of the text. */
const longest = 80;

const ends: ReadonlySet<string> = new Set(['.', '؟', '?', '!']);

const endsSentence = (token: Token, text: string): boolean =>
  ends.has(token.word) && !(token.word === '.' && isAbbreviationStop(text, Math.max(0, token.start - 12), token.start));

/** What the Persian rules find in a passage, sentence by sentence. Spans share no character. */
export function readPersian(tokens: readonly Token[], text: string): readonly FoundSpan[] {
  const found: FoundSpan[] = [];
  let from = 0;
  const read = (to: number): void => {
    if (to > from) found.push(...findSpans(tokens.slice(from, to), text));
    from = to;
  };
  tokens.forEach((token, at) => {
    if (token.newLine || at - from >= longest) read(at);
    if (endsSentence(token, text)) read(at + 1);
  });
  read(tokens.length);
  return found;
}
