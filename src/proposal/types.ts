import type { CoreLanguage } from '../engine/definition/types.ts';

/** A research proposal as it is stored, sent and downloaded as JSON. */
export interface Proposal {
  /** Id of its template. */
  readonly template: string;
  /** In which it is written, whatever language the screen has. */
  readonly language: CoreLanguage;
  /** Answers by the ids of the template's questions; those of another template are kept, not shown. */
  readonly values: Readonly<Record<string, ProposalValue>>;
  /** By question: why it does not apply ("none, because …"). */
  readonly reasons?: Readonly<Record<string, string>>;
}

/** Depends on the question's kind (`ProposalQuestionKind`). Blank is absent. */
export type ProposalValue = string | readonly string[] | readonly Source[] | readonly ProposalRow[] | SampleSize;

/** A row of a table: texts and numbers as typed, by column. */
export interface ProposalRow {
  readonly [column: string]: string;
}

/** Columns of the tables that checks read. Numbers in either script; days `YYYY-MM-DD`, Gregorian. */
export interface QuestionValues {
  readonly outcomes: { rank: 'primary' | 'secondary' | 'harm'; name: string; measure: string; time: string };
  readonly variables: {
    name: string;
    role: 'independent' | 'dependent' | 'confounder' | 'background' | '';
    type: 'nominal' | 'ordinal' | 'discrete' | 'continuous' | '';
    definition: string;
    unit: string;
    scale: string;
  };
  /** `starts` and `ends` in months from the beginning, 1 the first. */
  readonly timetable: { activity: string; starts: string; ends: string };
  /** `kind`: personnel, consumable, equipment, travel, other. The row's cost is `count` times `price`. */
  readonly budget: { kind: string; item: string; count: string; price: string };
}

/** What the sample size was computed from. Numbers as typed. */
export interface SampleSize {
  readonly formula: 'oneMean' | 'oneProportion' | 'twoMeans' | 'twoProportions' | 'correlation' | 'other' | '';
  /** By name: alpha, power, sd, sd2, difference, proportion, proportion2, precision, correlation, ratio, dropout (percent), population. */
  readonly given: Readonly<Record<string, string>>;
  /** The size stated, of all groups together. */
  readonly stated: string;
  /** Where the numbers come from, or which other formula was used. */
  readonly justification: string;
}

/** One reference of the list; cited in texts as `[@id]`. */
export interface Source {
  readonly id: string;
  /** CSL-JSON, as far as it could be read. */
  readonly item: CslItem;
  /** As it was pasted, where it could not be taken apart: shown as it is. */
  readonly text?: string;
}

/** The part of CSL-JSON (https://docs.citationstyles.org) that is read and written here; other members are kept. */
export interface CslItem {
  readonly type: string;
  readonly title?: string;
  readonly author?: readonly CslName[];
  readonly editor?: readonly CslName[];
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly 'container-title'?: string;
  readonly 'container-title-short'?: string;
  readonly publisher?: string;
  readonly 'publisher-place'?: string;
  readonly edition?: string | number;
  readonly volume?: string | number;
  readonly issue?: string | number;
  readonly page?: string;
  readonly DOI?: string;
  readonly PMID?: string;
  readonly URL?: string;
  readonly language?: string;
  readonly [other: string]: unknown;
}

export interface CslName {
  readonly family?: string;
  readonly given?: string;
  /** Jr., III. */
  readonly suffix?: string;
  readonly literal?: string;
}

/** Something a reader of the proposal should know. Never a grade. */
export interface Finding {
  /** Stable: the code of its rule. */
  readonly code: string;
  /** error: a council would send it back; warning: worth a look; note: said for information, such as what was found. */
  readonly level: 'error' | 'warning' | 'note';
  /** Id of the question, with row and column where there are: `outcomes[0].measure`. Empty for a text checked alone. */
  readonly path: string;
  /** In the language asked for. Says what is the matter and what to do. */
  readonly message: string;
  /** Where in the text, in UTF-16 units, where one place is meant. */
  readonly start?: number;
  readonly end?: number;
}
