import type { Answer, Attachment, Calendar, Language, Option, Question, QuestionType } from '../definition/types.ts';
import type { Value } from '../values/value.ts';
import type { Fault } from '../definition/problem.ts';

/** How texts, digits and dates are shown. */
export interface FormatLocale {
  readonly language: Language;
  readonly calendar: Calendar;
}

/** The answer in what was typed or sent, blank (`undefined`), or why it is none. */
export type Parsed =
  { readonly ok: true; readonly answer: Answer | undefined } | { readonly ok: false; readonly fault: Fault };

/** What a check of an answer may look at beside the question. */
export interface ValidationContext {
  /** `YYYY-MM-DD`, the reader's own day. */
  readonly today: string;
  /** Bounds given as expressions, already evaluated. */
  readonly min?: number | string;
  readonly max?: number | string;
}

/**
 * A field type's rules. Pure: the browser and the server run the same object.
 *
 * The engine meets field types only through a registry of these.
 */
export interface FieldModel {
  readonly type: QuestionType;
  /** What it is to the form: takes an answer, computes one, groups questions, or only shows. */
  readonly kind: 'input' | 'calculated' | 'group' | 'static';
  /** Reads what a person typed or a client sent. Blank reads as `undefined`; never throws. */
  parse(input: unknown, question: Question): Parsed;
  /** The first rule that a (non-blank) answer breaks. */
  validate(answer: Answer, question: Question, context: ValidationContext): Fault | undefined;
  /** The answer as formulas and conditions see it. */
  toValue(answer: Answer, question: Question): Value;
  /** What `SCORE(question)` counts, or with `part` that row of a matrix; undefined when the answer scores nothing. */
  score?(answer: Answer, question: Question, part?: number): number | undefined;
  /** The problem of a required question without an answer. Defaults to `mandatory`. */
  missing?(question: Question): Fault | undefined;
  /** What a person should look at again in a good answer; it does not keep the form from being sent. */
  doubt?(answer: Answer, question: Question): Fault | undefined;
  /** The files that an answer names; only types that take files have it. */
  attachments?(answer: Answer): readonly Attachment[];
  /** The answer in words, for review, report and export. Blank is never passed. */
  format(answer: Answer, question: Question, locale: FormatLocale): string;
  /** Reports what is wrong with the question itself; `key` is the question's key at fault. */
  check?(question: Question, report: (key: keyof Question, fault: Fault) => void): void;
}

export type FieldModels = Readonly<Record<QuestionType, FieldModel>>;

export type { Option };
