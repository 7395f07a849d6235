import type { FormExpression } from '../definition/form-expressions.ts';
import type { Answer, Option, Question } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';
import type { Compiled, QuestionPlan } from '../live-form/form-plan.ts';
import type { Instance } from '../live-form/instance.ts';

/** What a question with conditional options offers now. */
export interface Offer {
  /** The question with the options that show. */
  readonly question: Question;
  readonly hidden: ReadonlySet<Option>;
  /** The answer with what is hidden in it, and without. */
  readonly full: Answer | undefined;
  readonly kept: Answer | undefined;
}

/** What becomes of options that show under a condition only; the engine of a form without such options does without. */
export interface OptionRules {
  /** The conditions of a question's options, those of one wording as one. */
  expressions(placed: PlacedQuestion): readonly FormExpression[];
  /** Asks the conditions, and takes hidden options out of the question and out of its answer. */
  offer(plan: QuestionPlan, instance: Instance, holds: (condition: Compiled) => boolean): void;
}

let installed: OptionRules | undefined;

/** From now on options can have conditions. */
export function installOptionRules(rules: OptionRules): void {
  installed = rules;
}

export const optionRules = (): OptionRules | undefined => installed;
