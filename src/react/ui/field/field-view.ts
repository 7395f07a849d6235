import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Answer, Question, QuestionType } from '../../../engine/definition/types.ts';
import type { FormScope, QuestionState } from '../../../engine/live-form/types.ts';
import type { LanguageTools } from '../language/language.tsx';

/** What a field's view is given. The frame around it (label, help, problem) is the screen's. */
export interface FieldViewProps {
  readonly question: Question;
  readonly state: QuestionState;
  readonly scope: FormScope;
  /** Id for the control that the frame's label names; parts add a suffix. */
  readonly id: string;
  /** Ids of help and problem texts, for `aria-describedby`. */
  readonly describedBy?: string;
  /** The problem is shown now, so the control says `aria-invalid`. */
  readonly invalid: boolean;
  readonly readOnly: boolean;
  /** The reader works with the form: how a result came about may be shown. */
  readonly explains?: boolean;
  /** What was typed or chosen; the engine parses it. */
  set(value: unknown): void;
  /** The person has left the question: problems may be shown now. */
  leave(): void;
}

/** How consecutive questions of a type are drawn together. */
export interface FieldBlock {
  /** Equal for questions that may stand together; undefined for one that stands alone. */
  keyOf(question: Question): string | undefined;
  /** What stands around their frames, which are its children. */
  readonly Block: ComponentType<{ readonly questions: readonly Question[]; readonly children: ReactNode }>;
}

/**
 * How the frame names the field: `control` by a label element for `id`, `group` by a fieldset with
 * legend, `radios` by such a fieldset that says of its radios what none of them may (that an answer is
 * required, or wrong, and why), `self` when the view draws its own title (label, container), `inline` when the label stands after the control (checkbox).
 */
export type Labelling = 'control' | 'group' | 'radios' | 'self' | 'inline';

export interface FieldView {
  readonly labelling: Labelling | ((question: Question) => Labelling);
  readonly View: ComponentType<FieldViewProps>;
  /** An answer as a line of text, where it takes more than its options' texts, a number, a day or a list. */
  readonly inWords?: (answer: Answer, question: Question, language: LanguageTools) => string;
  /** Displays something and asks nothing. */
  readonly isNote?: boolean;
  /** Where several of them may be drawn as one. */
  readonly block?: FieldBlock;
  /** CSS text of this type alone (imported with `?inline`); the screen adopts it. */
  readonly styles?: string;
  /** Brings the code that this question needs beyond the view's own. The screen waits for it, so that nothing is seen to come late. */
  readonly prepare?: (question: Question) => Promise<void> | undefined;
}

export type FieldViews = Readonly<Record<QuestionType, FieldView>>;

const FieldViewsContext = createContext<FieldViews | undefined>(undefined);

/** Filled by `elements`, so that screens import no field. */
export const FieldViewsProvider = FieldViewsContext.Provider;

export function useFieldViews(): FieldViews {
  const views = useContext(FieldViewsContext);
  if (!views) throw new Error('FieldViewsProvider is missing around this screen');
  return views;
}
