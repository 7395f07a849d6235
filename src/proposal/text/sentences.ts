/** A part of a text, in UTF-16 units. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
}

/** Before a full stop that ends no sentence. */
const abbreviations: ReadonlySet<string> = new Set(
  'vs v e.g i.e cf etc al dr prof fig no approx resp st mr mrs ca spp sp'.split(' '),
);

const isSpace = (character: string | undefined): boolean => character !== undefined && character.trim() === '';

const lastWord = (text: string, from: number, end: number): string => {
  let start = end;
  while (start > from && end - start < 12 && !isSpace(text[start - 1]) && text[start - 1] !== '(') start -= 1;
  return text.slice(start, end).toLowerCase();
};

/** Whether the full stop at `at` belongs to a shortened word: "vs.", "e.g.", the initial of "S. aureus". */
export const isAbbreviationStop = (text: string, from: number, at: number): boolean => {
  const word = lastWord(text, from, at);
  return abbreviations.has(word) || (word.length === 1 && word >= 'a' && word <= 'z');
};

/** The sentences of a text in their order, without the white space around them. A line break ends one, too. */
export const sentencesOf = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let start = 0;
  const close = (end: number): void => {
    let first = start;
    let last = end;
    while (first < last && isSpace(text[first])) first += 1;
    while (last > first && isSpace(text[last - 1])) last -= 1;
    if (first < last) parts.push({ start: first, end: last });
    start = end;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\n') close(at);
    else if (character === '?' || character === '!' || character === '؟') close(at + 1);
    else if (character === '.' && (at + 1 === text.length || isSpace(text[at + 1]))) {
      if (!isAbbreviationStop(text, start, at)) close(at + 1);
    }
  }
  close(text.length);
  return parts;
};
