import type { Condition, Ending, Option } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';

/** An expression of the form, and what it decides. */
export interface FormExpression {
  readonly kind:
    | 'formula'
    | 'initial'
    | 'min'
    | 'max'
    | 'constraint'
    | 'required'
    | 'option'
    | 'offered'
    | 'condition'
    | 'error'
    | 'ending';
  readonly text: string;
  readonly path: string;
  /** The question it decides; absent for conditions of pages and of the whole form. */
  readonly placed?: PlacedQuestion;
  /** Index of the page whose visibility it decides. */
  readonly pageIndex?: number;
  readonly condition?: Condition;
  readonly ending?: Ending;
  /** The options whose showing it decides. */
  readonly options?: readonly Option[];
}
