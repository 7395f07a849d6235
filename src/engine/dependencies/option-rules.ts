import type { FormExpression } from './form-expression.ts';
import type { Answer, Option, Question } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';

/** What a question with conditional options offers now. */
export interface Offer {
  /** The question with the options that show. */
  readonly question: Question;
  readonly hidden: ReadonlySet<Option>;
  /** The answer with what is hidden in it, and without. */
  readonly full: Answer | undefined;
  readonly kept: Answer | undefined;
}

/** A question with conditional options, and its place among the answers. */
export interface OfferingQuestion<Condition> {
  readonly slot: number;
  readonly question: Question;
  /** The conditions of its options. */
  readonly option?: readonly Condition[];
}

/** Where answers and offers are kept, by slot. */
export interface OfferStore {
  readonly answers: (Answer | undefined)[];
  offers: Map<number, Offer> | undefined;
  touch(slot: number): void;
}

/** How options that show under a condition only are handled; a form without such options does without. */
export interface OptionRules {
  /** The conditions of a question's options; equal texts are one condition. */
  expressions(placed: PlacedQuestion): readonly FormExpression[];
  /** Evaluates the conditions, and removes hidden options from the question and from its answer. */
  offer<Condition extends { readonly options?: readonly Option[] }>(
    question: OfferingQuestion<Condition>,
    store: OfferStore,
    holds: (condition: Condition) => boolean,
  ): void;
}
