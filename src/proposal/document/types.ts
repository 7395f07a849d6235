import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { CitationStyle } from '../sources/format-source.ts';
import type { Direction, Run } from '../sources/runs.ts';

/** A proposal laid out for reading: what every format is written from. */
export interface ProposalDocument {
  readonly language: CoreLanguage;
  readonly direction: Direction;
  readonly style: CitationStyle;
  /** The project's title, or what kind of document it is where it has none yet. */
  readonly title: string;
  /** The researcher, where named. */
  readonly author: string;
  readonly blocks: readonly DocumentBlock[];
}

export type DocumentBlock =
  | TitlePageBlock
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | FactsBlock
  | TableBlock
  | TimetableBlock
  | BibliographyBlock;

export interface TitlePageBlock {
  readonly kind: 'titlePage';
  /** Whose format it is, above the title. */
  readonly format: string;
  readonly title: readonly Run[];
  /** The title in the other language, where the template asks for it. */
  readonly subtitle?: readonly Run[];
  readonly subtitleDirection?: Direction;
  readonly facts: readonly Fact[];
}

export interface HeadingBlock {
  readonly kind: 'heading';
  /** 1 a section, 2 a question, 3 a part of an answer. */
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly runs: readonly Run[];
  /** Where the whole paragraph is in the other script. */
  readonly direction?: Direction;
}

export interface ListBlock {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly (readonly Run[])[];
}

/** Short answers under each other, each with what was asked. */
export interface FactsBlock {
  readonly kind: 'facts';
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly label: string;
  readonly runs: readonly Run[];
}

export interface TableBlock {
  readonly kind: 'table';
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly (readonly Run[])[])[];
  /** A last row that sums up. */
  readonly total?: { readonly label: string; readonly runs: readonly Run[] };
}

export interface TableColumn {
  readonly title: string;
  /** Share of the width, of all the columns' together. */
  readonly width: number;
  readonly numeric?: boolean;
}

/** Activities over time, drawn as bars. */
export interface TimetableBlock {
  readonly kind: 'timetable';
  readonly activityTitle: string;
  readonly periodTitle: string;
  /** What stands over the periods, one for each. */
  readonly periods: readonly string[];
  readonly activities: readonly {
    readonly runs: readonly Run[];
    /** Months as words, for formats without bars. */
    readonly months: string;
    /** Whether it goes on, one for each period. */
    readonly active: readonly boolean[];
  }[];
}

export interface BibliographyBlock {
  readonly kind: 'bibliography';
  readonly title: string;
  /** Numbers stand before the references; where not, they are in alphabetical order. */
  readonly numbered: boolean;
  readonly references: readonly DocumentReference[];
  /** What stands before references that no text cites. */
  readonly uncitedTitle: string;
}

export interface DocumentReference {
  readonly id: string;
  readonly number: number;
  readonly runs: readonly Run[];
  readonly direction: Direction;
  readonly language: CoreLanguage;
  readonly cited: boolean;
}
