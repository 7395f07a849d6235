import type { ComponentType } from 'react';
import type { Answer, Calendar, Language, Question, QuestionType } from '../../engine/definition/types.ts';
import type { FormScope, QuestionState } from '../../engine/live-form/types.ts';
import type { Labelling } from '../../react/ui/field/field-view.ts';

/** The fields of a form as a browser sent them. */
export interface PlainFields {
  get(name: string): string | undefined;
  all(name: string): readonly string[];
}

/** What a native control is drawn from. The frame around it (label, notes, problem) is the page's. */
export interface PlainViewProps {
  /** With the options that are offered now. */
  readonly question: Question;
  readonly state: QuestionState;
  readonly scope: FormScope;
  /** Of the first control, which the label and the list of problems lead to; others add a suffix. */
  readonly id: string;
  /** Of the control's field; further fields of the question add a part (`fieldOf`). */
  readonly name: string;
  /** Ids of notes and problem, for `aria-describedby`. */
  readonly describedBy?: string;
  readonly invalid: boolean;
}

/** What is known where fields are read. */
export interface PlainReading {
  readonly language: Language;
  readonly calendar: Calendar;
  /** The reader's own day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Least and greatest answer as they stand, expressions computed. */
  readonly bounds: Pick<Question, 'min' | 'max'>;
  /** The answer that the page was drawn with. */
  readonly value: Answer | undefined;
}

export type PlainLabelling = Labelling;

/** A type of question in native controls, which need no script. */
export interface PlainView {
  /** How the frame names it, as `FieldView.labelling`. */
  labelling(question: Question): PlainLabelling;
  readonly View: ComponentType<PlainViewProps>;
  /** There is nothing to draw of it now, not even its title. */
  isEmpty?(question: Question, scope: FormScope): boolean;
  /** What `set` of the live form takes for what was sent; absent where nothing is asked. */
  read?(fields: PlainFields, name: string, question: Question, reading: PlainReading): unknown;
}

export type PlainViews = Readonly<Record<QuestionType, PlainView>>;

/** Name of a further field of the same question: a colon is in no question's name. */
export const fieldOf = (name: string, part: string): string => `${name}:${part}`;

export const asControl = (): PlainLabelling => 'control';
export const asGroup = (): PlainLabelling => 'group';
export const asRadios = ({ multimode }: Question): PlainLabelling => (multimode ? 'group' : 'radios');
export const asSelf = (): PlainLabelling => 'self';
