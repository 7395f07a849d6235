/** A text in one language, or in several: `"Age"` or `{ en: "Age", fa: "سن" }`. */
export type Localized = string | { readonly en?: string; readonly fa?: string };

export type Language = 'en' | 'fa';

/** Who fills or reads: the role a person has in a category; `public` is nobody signed in. */
export type Role = 'owner' | 'secretary' | 'expert' | 'newuser' | 'public';

export type QuestionType =
  | 'text' | 'number' | 'select' | 'date' | 'note' | 'link' | 'label' | 'container'
  | 'flatview' | 'cascadeview' | 'numericrange' | 'calculated' | 'checkbox';

/**
 * One answer as it is stored.
 *
 * text, note, select, flatview: string (`multimode`: string[]); cascadeview: string[] (the path);
 * number, calculated, numericrange: number (`numericrange` with `multimode`: [low, high]; calculated may be text);
 * date: `YYYY-MM-DD`, Gregorian; checkbox: boolean; repeating container: rows. Blank is undefined.
 */
export type Answer = string | number | boolean | readonly string[] | readonly number[] | readonly Answers[];

/** Answers by question name. */
export interface Answers { readonly [name: string]: Answer | undefined }

export interface Option {
  readonly text: Localized;
  readonly value: string;
  /** What the option counts for in `SCORE(question)`. */
  readonly score?: number;
  /** The next level of a cascade view. */
  readonly children?: readonly Option[];
}

export type TextFormat = 'email' | 'phone' | 'nationalcode' | 'url' | { readonly pattern: string; readonly message?: Localized };

export type HistoryType = 'followup' | 'hourly' | 'daily';

export interface Question {
  readonly id: string;
  /** What formulas call it: letters of any script, digits and `_`; unique in the form. */
  readonly name: string;
  readonly type: QuestionType;
  readonly title: Localized;
  readonly shorttitle?: Localized;
  readonly subtitle?: Localized;
  readonly subtext?: Localized;
  readonly tooltip?: Localized;
  readonly helptext?: Localized;
  readonly defaultvalue?: Answer;
  readonly mandatory?: boolean;
  readonly startNewRow?: boolean;
  /** Columns of twelve on a wide screen; one column on a phone. Defaults to 12. */
  readonly displaysize?: number;
  /** Pixels. */
  readonly fontsize?: number;
  /** Any CSS hex colour; the text colour follows it. */
  readonly bgColor?: string;
  readonly options?: readonly Option[];
  readonly multimode?: boolean;
  /** Decimals kept. */
  readonly floatcount?: number;
  readonly round?: 'nearest' | 'up' | 'down';
  /** A number, or for a date `YYYY-MM-DD` or an expression's text such as `TODAY()`. */
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number;
  readonly unit?: Localized;
  readonly formula?: string;
  /** Takes its value from another question, or from `patient.birthdate` and the like, until edited. */
  readonly relatedField?: string;
  readonly format?: TextFormat;
  /** Both default to true. */
  readonly showforsecretary?: boolean;
  readonly showforuser?: boolean;
  readonly clearonload?: boolean;
  /** Defaults to true. */
  readonly displayInReport?: boolean;
  readonly allowcopy?: boolean;
  readonly historytype?: HistoryType;
  readonly url?: string;
  /** A container's questions; with `multimode` the container repeats. */
  readonly questions?: readonly Question[];
}

export interface Page {
  readonly id: string;
  readonly text: string;
  readonly displayTitle?: Localized;
  /** `followup` pages add an entry at each visit. */
  readonly pageType: 'form' | 'followup';
  /** Roles that fill it; absent: everybody who may fill the form. */
  readonly roles?: readonly Role[];
  readonly questions: readonly Question[];
}

export interface ColleagueAddress { readonly user?: string; readonly group?: string; readonly category?: string }

export type Condition = { readonly id: string; readonly when: string } & (
  | { readonly kind: 'visibility'; readonly target: string }
  | { readonly kind: 'sendfile'; readonly to: readonly ColleagueAddress[] }
  | { readonly kind: 'gotopage'; readonly from: string; readonly to: string }
);

/** What the printed report holds; absent parts fall back to every question shown in the report. */
export interface ReportDesign {
  readonly title?: Localized;
  readonly header?: Localized;
  readonly footer?: Localized;
  /** Names of questions in the order they are printed. */
  readonly questions?: readonly string[];
  readonly showScores?: boolean;
  readonly showHistory?: boolean;
}

export interface FormDefinition {
  readonly schema: 1;
  readonly title: Localized;
  readonly language: Language;
  readonly pages: readonly Page[];
  readonly conditions: readonly Condition[];
  readonly report?: ReportDesign;
}
