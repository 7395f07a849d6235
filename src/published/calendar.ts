export { foldDigits, showDigits } from '../engine/calendar/digits.ts';
export { formatDate, type DateFormat } from '../engine/calendar/format-date.ts';
export { toJalali, type DateParts } from '../engine/calendar/jalali.ts';
export { toGregorian } from '../engine/calendar/to-gregorian.ts';
export { addDays, addMonths, daysInMonth, firstWeekday, weekday } from '../engine/calendar/month-days.ts';
export { formatNumber, parseNumber, type NumberFormat } from '../engine/calendar/numbers.ts';
export { parseDate, type DateReading } from '../engine/calendar/parse-date.ts';
