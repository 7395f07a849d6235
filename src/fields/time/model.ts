import { showDigits } from '../../engine/numbers/digits.ts';
import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import { checkMoment, checkMomentQuestion } from '../dates/moment-bounds.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';
import { isTime, readTime } from '../dates/read-time.ts';

/** A time of day, stored as `HH:MM` of 24 hours. In formulas it counts as the fraction of the day that is over, as in Excel. */
export const timeModel: FieldModel = {
  type: 'time',
  kind: 'input',
  parse(input) {
    if (isBlank(input)) return blank;
    const time = typeof input === 'string' ? readTime(input) : undefined;
    return time === undefined ? refuse('nottime') : accept(time);
  },
  validate: (answer, question, context) =>
    isTime(answer)
      ? checkMoment(answer, question, context, isTime, { early: 'timetooearly', late: 'timetoolate' })
      : { rule: 'nottime' },
  toValue: (answer) => (isTime(answer) ? answer : undefined),
  format: (answer, _question, { language }) => showDigits(String(answer), language),
  check: (question, report) => checkMomentQuestion(question, report, isTime),
};
