/** A part of a text that something is said about; `start` and `end` in UTF-16 units. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
  readonly level: 'error' | 'warning' | 'note';
}

export interface Cut<Mark> {
  readonly text: string;
  readonly mark?: Mark;
}

/** The text in pieces, marked and not. Of marks that overlap the first one wins; those beyond the text mark nothing. */
export function cutAt<Mark extends Pick<TextMark, 'start' | 'end'>>(
  text: string,
  marks: readonly Mark[],
): readonly Cut<Mark>[] {
  const pieces: Cut<Mark>[] = [];
  let at = 0;
  for (const mark of [...marks].sort((one, other) => one.start - other.start)) {
    const end = Math.min(mark.end, text.length);
    if (mark.start < at || end <= mark.start) continue;
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start) });
    pieces.push({ text: text.slice(mark.start, end), mark });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
