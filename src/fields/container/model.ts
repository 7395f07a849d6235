import type { Answer, Answers, Question } from '../../engine/definition/types.ts';
import type { FieldModel, ValidationContext } from '../../engine/capabilities/field-model.ts';
import type { Fault } from '../../engine/definition/problem.ts';
import { limits } from '../../engine/definition/limits.ts';
import { formatNumber } from '../../engine/numbers/number-text.ts';
import { boundsOf } from '../numbers/number-rules.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';

/**
 * Questions that belong together; with `multimode` they repeat, row by row, and `min` and `max` bound the rows.
 *
 * What stands in a row's cells is the matter of the questions in it.
 */
export const containerModel: FieldModel = {
  type: 'container',
  kind: 'group',
  parse(input, question) {
    if (!question.multimode || isBlank(input)) return blank;
    if (!Array.isArray(input) || !input.every(isRow)) return refuse('notrows');
    return input.length === 0 ? blank : accept(input);
  },
  validate: (answer, question, context) =>
    isRows(answer) ? checkCount(answer.length, question, context) : { rule: 'notrows' },
  toValue: () => undefined,
  format: (answer, _question, { language }) => (isRows(answer) ? formatNumber(answer.length, { language }) : ''),
  check(question, report) {
    const { min, max } = boundsOf(question);
    if (!question.questions?.length) report('questions', { rule: 'containerempty' });
    if (min !== undefined && max !== undefined && min > max)
      report('max', { rule: 'minabovemax', params: { min, max } });
  },
};

function checkCount(count: number, question: Question, context: ValidationContext): Fault | undefined {
  const { min = 0, max = limits.rows } = boundsOf(question, context);
  if (count < min) return { rule: 'toofewrows', params: { min } };
  return count > max ? { rule: 'toomanyrows', params: { max } } : undefined;
}

function isRow(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRows(answer: Answer): answer is readonly Answers[] {
  return Array.isArray(answer) && answer.every(isRow);
}
