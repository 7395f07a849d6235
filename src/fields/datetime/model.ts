import { listMark } from '../../engine/languages/traits.ts';
import { isDate } from '../../engine/calendar/day-number.ts';
import { showDigits } from '../../engine/numbers/digits.ts';
import { formatDate } from '../../engine/calendar/format-date.ts';
import { parseDate } from '../../engine/calendar/parse-date.ts';
import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import { checkMoment, checkMomentQuestion } from '../dates/moment-bounds.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';
import { isTime, readTime } from '../dates/read-time.ts';
import { halvesOf } from './halves.ts';

/** A day and a time, stored as `YYYY-MM-DDTHH:MM`: as the clock on the wall shows them, in no time zone. */
export const datetimeModel: FieldModel = {
  type: 'datetime',
  kind: 'input',
  parse(input) {
    if (isBlank(input) || input === 'T') return blank;
    if (typeof input !== 'string' || input.length > 100) return refuse('notdatetime');
    const moment = readMoment(input);
    if (moment) return accept(moment);
    const [day, time] = halvesOf(input);
    const isHalf =
      (parseDate(day, { calendar: 'en' }) !== undefined) !== (readTime(time) !== undefined) &&
      (isBlank(day) || isBlank(time));
    return refuse(isHalf ? 'incompletedatetime' : 'notdatetime');
  },
  validate: (answer, question, context) =>
    isMoment(answer)
      ? checkMoment(answer, question, context, isMoment, { early: 'tooearly', late: 'toolate' })
      : { rule: 'notdatetime' },
  toValue: (answer) => (isMoment(answer) ? answer : undefined),
  format(answer, _question, locale) {
    const [day, time] = halvesOf(String(answer));
    return `${formatDate(day, locale)}${listMark(locale.language)}${showDigits(time, locale.language)}`;
  },
  check: (question, report) => checkMomentQuestion(question, report, isMoment),
};

function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length === 16 &&
    value[10] === 'T' &&
    isDate(value.slice(0, 10)) &&
    isTime(value.slice(11))
  );
}

/** The first cut between the words that has a day before it and a time behind. */
function readMoment(text: string): string | undefined {
  for (const { index } of text.matchAll(/[T\s,،]+/gu)) {
    const day = parseDate(text.slice(0, index), { calendar: 'en' });
    const time =
      day &&
      readTime(
        text
          .slice(index)
          .replace(/^[T\s,،]+/u, '')
          .replace(/(?:Z|[+-]\d\d:\d\d)$/, ''),
      );
    if (time) return `${day}T${time}`;
  }
  return undefined;
}
