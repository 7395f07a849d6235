import type { FormExpression } from './form-expression.ts';
import type { Answer, Option, Question } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';
import type { Value } from '../values/value.ts';

/** What a question with conditional or computed options offers now. */
export interface Offer {
  /** The question with the options that show. */
  readonly question: Question;
  readonly hidden: ReadonlySet<Option>;
  /** The answer with what is hidden in it, and without. */
  readonly full: Answer | undefined;
  readonly kept: Answer | undefined;
}

/** A question with conditional or computed options, and its place among the answers. */
export interface OfferingQuestion<Condition> {
  readonly slot: number;
  readonly question: Question;
  /** The conditions of its options. */
  readonly option?: readonly Condition[];
  /** The expression whose values are offered. */
  readonly offered?: Condition;
}

/** How the expressions of options are evaluated. */
export interface OptionEvaluation<Condition> {
  holds(condition: Condition): boolean;
  /** With `stop` where it could not be computed. */
  valueOf(expression: Condition): { readonly value: Value; readonly stop?: unknown };
}

/** Where answers and offers are kept, by slot. */
export interface OfferStore {
  readonly answers: (Answer | undefined)[];
  offers: Map<number, Offer> | undefined;
  touch(slot: number): void;
}

/** How options that show under a condition only, or are computed, are handled; a form without such options does without. */
export interface OptionRules {
  /** The conditions of a question's options, and what computes them; equal texts are one condition. */
  expressions(placed: PlacedQuestion): readonly FormExpression[];
  /** Evaluates these, and removes what is not offered from the question and from its answer. */
  offer<Condition extends { readonly options?: readonly Option[] }>(
    question: OfferingQuestion<Condition>,
    store: OfferStore,
    evaluation: OptionEvaluation<Condition>,
  ): void;
}
