import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { Option, Question } from '../../../engine/definition/types.ts';
import { toBoolean } from '../../../engine/values/coerce.ts';
import type { Value } from '../../../engine/values/value.ts';
import type { Explanation, LiveForm } from '../../../engine/live-form/types.ts';

/** Why a question is as it is now: the expression at work with the values it read; none for what is always so. */
export interface Reason extends Pick<Explanation, 'expression' | 'values' | 'result'> {
  readonly question: Question;
  readonly kind: 'hidden' | 'shown' | 'required' | 'computed' | 'withheld';
  /** Those that are hidden. */
  readonly options?: readonly Option[];
}

/** Every question that is hidden, shown by a condition, required or computed, and options that are hidden, in the form's order. Rows are passed over: each has its own reasons. */
export function findReasons(form: LiveForm): readonly Reason[] {
  const reasons: Reason[] = [];
  const inRows = new Set<string>();
  for (const { question, parent } of walkQuestions(form.definition)) {
    const isInRow = parent !== undefined && (parent.question.multimode === true || inRows.has(parent.question.id));
    if (isInRow) inRows.add(question.id);
    else reasons.push(...reasonsOf(form, question));
  }
  return reasons;
}

function reasonsOf(form: LiveForm, question: Question): readonly Reason[] {
  const { visible, value, options = [] } = form.explain(question.name);
  if (visible.result !== true) return [{ ...visible, question, kind: 'hidden' }];
  return [
    ...(visible.expression === undefined ? [] : [{ ...visible, question, kind: 'shown' as const }]),
    ...(form.state(question.name).required ? [{ question, kind: 'required' as const, result: true, values: [] }] : []),
    ...(value === undefined ? [] : [{ ...value, question, kind: 'computed' as const }]),
    ...options
      .filter(({ result }) => !toBoolean(result as Value))
      .map((hidden) => ({ ...hidden, question, kind: 'withheld' as const })),
  ];
}
