import type { Language } from '../languages/known.ts';

export type { Language };

/** A text in one language, or in several: `"Age"` or `{ en: "Age", fa: "سن" }`. */
export type Localized = string | { readonly [Each in Language]?: string };

/** The two languages that travel with the code, and that forms and proposals are written in. */
export type CoreLanguage = 'en' | 'fa';

/** `en` is the Gregorian calendar, `fa` the solar one. */
export type Calendar = 'en' | 'fa';

/** Who fills or reads: the role a person has in a category; `public` is nobody signed in. */
export type Role = 'owner' | 'secretary' | 'expert' | 'newuser' | 'public';

export type QuestionType =
  | 'text'
  | 'number'
  | 'select'
  | 'date'
  | 'note'
  | 'link'
  | 'label'
  | 'container'
  | 'flatview'
  | 'cascadeview'
  | 'numericrange'
  | 'calculated'
  | 'checkbox'
  | 'time'
  | 'datetime'
  | 'rating'
  | 'matrix'
  | 'file'
  | 'signature';

/** What is known of the patient, as expressions name it: `patient.age`. */
export type PatientName =
  | 'name'
  | 'code'
  | 'phone'
  | 'age'
  | 'gender'
  | 'birthdate'
  | 'address'
  | 'city'
  | 'nationality'
  | 'institution'
  | 'personnelcode';

/**
 * One answer as it is stored.
 *
 * text, note, select, flatview: string (`multimode`: string[]); cascadeview: string[] (the path);
 * number, calculated, rating, numericrange: number (`numericrange` with `multimode`: [low, high]; calculated may be text);
 * date: `YYYY-MM-DD`, Gregorian; time: `HH:MM`; datetime: `YYYY-MM-DDTHH:MM`, as clocks there show it;
 * checkbox: boolean; matrix: the chosen option's value by row; file: attachments; signature: one attachment, or the name as text;
 * repeating container: rows. Blank is undefined.
 */
export type Answer =
  string | number | boolean | readonly string[] | readonly number[] | readonly Answers[] | MatrixAnswer;

/** Values of the chosen options by the rows' names; rows without an answer are left out. */
export interface MatrixAnswer {
  readonly [row: string]: string;
}

/** A file that an answer names; its bytes travel apart. `size` in bytes, as the server counts them once it has them. */
export type Attachment = { readonly id: string; readonly name: string; readonly type: string; readonly size: number };

/** Answers by question name. */
export interface Answers {
  readonly [name: string]: Answer | undefined;
}

export interface Option {
  readonly text: Localized;
  readonly value: string;
  /** What the option counts for in `SCORE(question)`. */
  readonly score?: number;
  /** The address of the code system that the option has its code in, such as `http://loinc.org`. */
  readonly system?: string;
  /** What other systems call the option. Defaults to its value. */
  readonly code?: string;
  /** An expression: the option is offered while it holds. One that is hidden counts as not chosen. */
  readonly visibleWhen?: string;
  /** Where it is hidden, an answer that has it keeps it: an option that new answers are no longer offered. */
  readonly keepChosen?: boolean;
  /** The next level of a cascade view. */
  readonly children?: readonly Option[];
}

/** One line of a matrix. */
export interface MatrixRow {
  /** What formulas call it, after the question's name: `mood.sleep`. Unique in the matrix. */
  readonly name: string;
  readonly text: Localized;
  /** Defaults to the question's own. */
  readonly mandatory?: boolean;
}

/** What a rating looks like: a row of numbers, a line without marks, drawn faces, stars. */
export type RatingDisplay = 'numbers' | 'slider' | 'faces' | 'stars';

export type TextFormat =
  'email' | 'phone' | 'nationalcode' | 'url' | { readonly pattern: string; readonly message?: Localized };

export type HistoryType = 'followup' | 'hourly' | 'daily';

/** How urgent a text is; warnings and dangers are urgent. */
export type Severity = 'neutral' | 'info' | 'warning' | 'danger';

/** What a computed number means from `from` on, up to the next band's. */
export interface Band {
  /** Inclusive. Only the first band does without: it has everything below the second. */
  readonly from?: number;
  readonly text: Localized;
  /** Defaults to neutral. */
  readonly severity?: Severity;
  /** What to do next; shown with the result once the form is sent. */
  readonly advice?: Localized;
}

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
  /** An expression whose values are what is offered, in their order; `options` then say what these values are called. */
  readonly optionsFrom?: string;
  readonly multimode?: boolean;
  /** Of a select or a flat view: a text of one's own is an answer too. */
  readonly allowother?: boolean;
  /** Decimals kept. */
  readonly floatcount?: number;
  readonly round?: 'nearest' | 'up' | 'down';
  /** A number; for a date, a time or both, its own writing (`YYYY-MM-DD`, `HH:MM`, `YYYY-MM-DDTHH:MM`); or an expression's text such as `TODAY()`. */
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number;
  readonly unit?: Localized;
  /** What the ends of a rating mean. */
  readonly minLabel?: Localized;
  readonly maxLabel?: Localized;
  /** Of a rating. Defaults to numbers. */
  readonly display?: RatingDisplay;
  /** Of a date: one line with a calendar, or day, month and year apart. Defaults to parts for dates of birth. */
  readonly dateEntry?: 'calendar' | 'parts';
  /** Of a matrix, which offers the same options in each. */
  readonly rows?: readonly MatrixRow[];
  /** What a file may be. Defaults to images. */
  readonly accept?: 'images' | 'any';
  readonly formula?: string;
  /** Of a calculated question: what its numbers mean, in ascending order. Its `min` and `max` are the ends of the score. */
  readonly bands?: readonly Band[];
  /** What an answer must also fulfil: an expression that is evaluated once there is an answer, and the message where it does not hold. */
  readonly constraint?: { readonly when: string; readonly message?: Localized };
  /** An expression: while it holds, an answer is needed as by `mandatory`. */
  readonly requiredWhen?: string;
  /** An expression that is asked once, when the form or the row opens without an answer: what the answer begins with. */
  readonly initialformula?: string;
  /** Takes its value from another question, or from `patient.birthdate` and the like, until edited. */
  readonly relatedField?: string;
  /** Its answer is this detail of the patient: storing it fills the detail in where the patient file has none. */
  readonly patientField?: PatientName;
  readonly format?: TextFormat;
  /** What follows from a national code whose check digit does not fit. Defaults to a warning. */
  readonly checkDigit?: 'warn' | 'refuse';
  /** Both default to true. */
  readonly showforsecretary?: boolean;
  readonly showforuser?: boolean;
  readonly clearonload?: boolean;
  /** Defaults to true. */
  readonly displayInReport?: boolean;
  readonly allowcopy?: boolean;
  readonly historytype?: HistoryType;
  readonly url?: string;
  /** The LOINC code of what is asked or computed. */
  readonly loinc?: string;
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

export interface ColleagueAddress {
  readonly user?: string;
  readonly group?: string;
  readonly category?: string;
}

/** Whom a rule notifies: a person, a group, or everybody who has that role in the form. */
export interface NotifyAddress {
  readonly user?: string;
  readonly group?: string;
  /** A role that reads the files of others. */
  readonly role?: 'owner' | 'secretary' | 'expert';
}

export type Condition = { readonly id: string; readonly when: string } & (
  | { readonly kind: 'visibility'; readonly target: string }
  | {
      /** While it holds, the answers are refused, whether or not the question is answered that the message stands at. */
      readonly kind: 'error';
      /** The id of that question; while it is hidden, the message stands at one that is shown and that `when` reads. */
      readonly target: string;
      readonly text?: Localized;
    }
  | { readonly kind: 'sendfile'; readonly to: readonly ColleagueAddress[] }
  | {
      readonly kind: 'notify';
      readonly to: readonly NotifyAddress[];
      /** Defaults to neutral. */
      readonly severity?: Severity;
      /** What those who read the file are told. */
      readonly text: Localized;
    }
  | { readonly kind: 'gotopage'; readonly from: string; readonly to: string }
);

/** One part of the printed report. `questions` and `question` are names; each part is printed while its `when` holds, by default always. */
export type ReportBlock = { readonly id: string; readonly when?: string } & (
  | {
      /** Clinic, title and header of the report, and when the answers were given. */
      readonly kind: 'letterhead';
      /** A picture as a `data:` address. */
      readonly logo?: string;
    }
  | { readonly kind: 'patient' }
  /** What the form computed, with its bands. */
  | { readonly kind: 'scores'; readonly title?: Localized }
  /** Defaults to the report's questions. */
  | { readonly kind: 'answers'; readonly title?: Localized; readonly questions?: readonly string[] }
  /** One number over time. */
  | { readonly kind: 'chart'; readonly title?: Localized; readonly question: string }
  /** Answers of the last responses side by side. Defaults to questions with a history. */
  | { readonly kind: 'table'; readonly title?: Localized; readonly questions?: readonly string[] }
  /** Answers stand in it as `{name}`. */
  | { readonly kind: 'text'; readonly title?: Localized; readonly text: Localized }
  | { readonly kind: 'signature'; readonly title?: Localized }
  | { readonly kind: 'pagebreak' }
);

export type ReportPaper = 'A4' | 'A5';

/** What the printed report holds; absent parts fall back to every question shown in the report. */
export interface ReportDesign {
  readonly title?: Localized;
  readonly header?: Localized;
  readonly footer?: Localized;
  /** Defaults to A4. */
  readonly paper?: ReportPaper;
  /** In the order they are printed. Defaults to letterhead, patient, scores, answers and table. */
  readonly blocks?: readonly ReportBlock[];
  /** Names of questions in the order they are printed. */
  readonly questions?: readonly string[];
  readonly showScores?: boolean;
  readonly showHistory?: boolean;
}

/** `href`: an https, tel, mailto or sms address; a link without one in the reader's language is not shown. */
export interface EndingLink {
  readonly text: Localized;
  readonly href: Localized;
}

/** What is shown at the end of the form; urgent ones before the answers are sent, too. */
export interface Ending {
  readonly id: string;
  /** An expression; the ending is shown while it holds. Defaults to always. */
  readonly when?: string;
  /** Defaults to neutral. */
  readonly severity?: Severity;
  readonly title?: Localized;
  readonly text?: Localized;
  readonly links?: readonly EndingLink[];
  /** An https address or a path on the same site, opened once the entry is saved. */
  readonly redirect?: string;
}

/** What is read before the first question. */
export interface Opening {
  /** What the form is for. */
  readonly purpose?: Localized;
  /** How long it takes, about. */
  readonly minutes?: number;
  /** Who reads the answers. */
  readonly readers?: Localized;
}

export interface FormDefinition {
  readonly schema: 1;
  readonly title: Localized;
  readonly language: CoreLanguage;
  readonly pages: readonly Page[];
  readonly conditions: readonly Condition[];
  readonly report?: ReportDesign;
  /** All that hold are shown, the most severe first. */
  readonly endings?: readonly Ending[];
  /** All answers are shown once more before they are sent. Defaults to true where several pages were filled. */
  readonly review?: boolean;
  /** Shown above the first page's questions. */
  readonly opening?: Opening;
  /** `single`: one question at a time on a phone. Defaults to pages. */
  readonly layout?: 'pages' | 'single';
  /** What whoever filled the form sees of its results once it is sent. Defaults to a card for each. */
  readonly results?: 'card' | 'none';
  /** Consecutive questions with the same options stand in one table where there is room. Defaults to true. */
  readonly scaleTables?: boolean;
  /** The LOINC code of the instrument that it is. */
  readonly loinc?: string;
}
