import type { Question } from '../../engine/definition/types.ts';
import type { FieldModel, ValidationContext } from '../../engine/capabilities/field-model.ts';
import type { Fault } from '../../engine/definition/problem.ts';

type IsMoment = (value: unknown) => value is string;

interface Rules {
  readonly early: string;
  readonly late: string;
}

/** Bounds of answers whose order is that of their letters; a bound that is no such moment bounds nothing. */
export function checkMoment(
  answer: string,
  question: Question,
  context: ValidationContext,
  isMoment: IsMoment,
  { early, late }: Rules,
): Fault | undefined {
  const min = cut(context.min ?? question.min, answer);
  const max = cut(context.max ?? question.max, answer);
  if (isMoment(min) && answer < min) return { rule: early, params: { min } };
  return isMoment(max) && answer > max ? { rule: late, params: { max } } : undefined;
}

/** `NOW()` counts seconds, and a bound may be a day alone. */
function cut(bound: unknown, { length }: string): unknown {
  if (typeof bound !== 'string' || length < 16) return bound;
  return bound.length === 10 ? `${bound}T00:00` : bound.slice(0, length);
}

export function checkMomentQuestion(
  { min, max }: Question,
  report: Parameters<NonNullable<FieldModel['check']>>[1],
  isMoment: IsMoment,
): void {
  if (isMoment(min) && isMoment(max) && min > max) report('max', { rule: 'minabovemax', params: { min, max } });
}
