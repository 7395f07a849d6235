import type { Answers } from '../definition/types.ts';
import { isRecord } from '../definition/walk-questions.ts';
import type { Value } from '../values/value.ts';
import type { QuestionPlan } from '../plan/form-plan.ts';
import type { HistoryEntry } from './types.ts';

/** A question's value in the file's last entry. */
export function lastValue(history: readonly HistoryEntry[], plan: QuestionPlan, part?: number): Value {
  const last = history.at(-1);
  return last && valueIn(last.answers, plan, part);
}

/** A question's values in the earlier entries, oldest first; entries without one are left out. */
export function pastValues(history: readonly HistoryEntry[], plan: QuestionPlan, part?: number): readonly Value[] {
  return history.map((entry) => valueIn(entry.answers, plan, part)).filter((value) => value !== undefined);
}

function valueIn(answers: Answers, plan: QuestionPlan, part?: number): Value {
  const values = holders(answers, plan.scope.container)
    .map((holder) => partOf(valueOf(holder, plan), part))
    .filter((value) => value !== undefined);
  return plan.scope.container ? nothingOr(values) : values[0];
}

/** The value, or that of one row of a matrix. */
export function partOf(value: Value, part: number | undefined): Value {
  return part === undefined ? value : Array.isArray(value) ? (value[part] as Value) : undefined;
}

function nothingOr(values: readonly Value[]): Value {
  return values.length > 0 ? values : undefined;
}

/** The answers themselves, or all rows of the container. */
function holders(answers: Answers, container: QuestionPlan | undefined): readonly Answers[] {
  if (!isRecord(answers)) return [];
  if (!container) return [answers];
  return holders(answers, container.scope.container).flatMap((holder) => {
    const rows = ownAnswer(holder, container);
    return Array.isArray(rows) ? (rows.filter(isRecord) as readonly Answers[]) : [];
  });
}

function valueOf(answers: Answers, plan: QuestionPlan): Value {
  const parsed = plan.model.parse(ownAnswer(answers, plan), plan.question);
  return parsed.ok && parsed.answer !== undefined ? plan.model.toValue(parsed.answer, plan.question) : undefined;
}

function ownAnswer(answers: Answers, { question }: QuestionPlan) {
  return Object.hasOwn(answers, question.name) ? answers[question.name] : undefined;
}
