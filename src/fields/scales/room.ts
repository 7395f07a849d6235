import type { ListedOption } from '../../react/ui/options/option-list.ts';

type Labelled = Pick<ListedOption, 'text'>;

const longestWord = (text: string): number => Math.max(...text.split(/\s/).map((word) => word.length));

/** So many letters are not worth a second row. */
const short = 10;

/** Letters of a label (half an em wide) that a cell has to hold side by side: no word is broken, and no label takes more than two rows, a short one no more than one. Boxes to tick stand in as many columns as there is room for. */
export function lettersOf(options: readonly Labelled[], multiple: boolean): number {
  const needed = ({ length }: string): number => (multiple ? length : Math.max(length * 0.6, Math.min(length, short)));
  return Math.max(0, ...options.map(({ text }) => Math.max(needed(text), longestWord(text))));
}

/** What a column of a table takes, in em: room for a finger, and for its heading in three lines of smaller letters. */
const narrowest = 4.2;
const ofLetter = 0.46;
const beside = 0.9;
/** What the questions' texts take at least. */
const asked = 13;
/** As wide as a form is. */
const widest = 44;

export interface Room {
  /** A column's width in em. */
  readonly column: number;
  /** The width in em from which on the questions stand in a table; undefined where none is wide enough. */
  readonly table?: number;
}

/** How wide a table with these columns has to be. */
export function roomFor(options: readonly Labelled[]): Room {
  const letters = Math.max(...options.map(({ text }) => Math.max(text.length / 3, longestWord(text))));
  const column = Math.max(narrowest, Math.round((letters * ofLetter + beside) * 10) / 10);
  const table = Math.ceil(asked + options.length * column);
  return { column, table: table <= widest ? table : undefined };
}
