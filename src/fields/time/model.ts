import { showDigits } from '../../engine/calendar/digits.ts';
import type { FieldModel } from '../../engine/field-model.ts';
import { checkMoment, checkMomentQuestion } from '../shared/moment-bounds.ts';
import { accept, blank, isBlank, refuse } from '../shared/parsed.ts';
import { isTime, readTime } from '../shared/read-time.ts';

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
