import { fold, foldWord } from '../../text/fold.ts';
import type { Token } from '../../text/tokens.ts';
import { wordsOf } from './words.ts';

/** Words with single spaces between them, as patterns read them, and the way back to the text. */
export interface JoinedWords {
  readonly text: string;
  /** The part of the original text that the words at `from` to `to` of `text` stand for. */
  placeOf(from: number, to: number): { readonly start: number; readonly end: number };
}

type Word = Pick<Token, 'word' | 'start' | 'end'>;

const set = (...lists: (readonly string[])[]): ReadonlySet<string> =>
  new Set(
    lists
      .flat()
      .flatMap((written) => [foldWord(written.split(' ')[0] ?? ''), foldWord(written.split(/[ \u200c]/)[0] ?? '')]),
  );

/** Prepositions that are often written together with the word after them: «برکیفیت», «دردانش‌آموزان». */
const glued: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['بر', set(wordsOf('state'), wordsOf('aim'))],
  [
    'در',
    set(
      wordsOf('people'),
      wordsOf('place').filter((word) => word.length > 4),
    ),
  ],
];

function ungluedWords(token: Word, original: string): readonly Word[] {
  for (const [preposition, words] of glued) {
    if (!token.word.startsWith(preposition) || !words.has(token.word.slice(preposition.length))) continue;
    const { positions } = fold(original.slice(token.start, token.end));
    const middle = token.start + (positions[preposition.length] ?? 0);
    return [
      { word: preposition, start: token.start, end: middle },
      { word: token.word.slice(preposition.length), start: middle, end: token.end },
    ];
  }
  return [token];
}

export function joinWords(tokens: readonly Word[], original: string): JoinedWords {
  const words = tokens.flatMap((token) => ungluedWords(token, original));
  const starts: number[] = [];
  let text = '';
  for (const { word } of words) {
    if (text !== '') text += ' ';
    starts.push(text.length);
    // A private character of the text would pass for a mask.
    text += word.replace(/[\ue000-\uf8ff]/g, '·');
  }
  const wordAt = (place: number): number => {
    let index = starts.length - 1;
    while (index > 0 && starts[index]! > place) index -= 1;
    return index;
  };
  return {
    text,
    placeOf: (from, to) => ({ start: words[wordAt(from)]!.start, end: words[wordAt(to - 1)]!.end }),
  };
}
