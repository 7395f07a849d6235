export { foldDigits, showDigits } from '../engine/calendar/digits.ts';
export { formatDate, type DateFormat } from '../engine/calendar/format-date.ts';
export { toGregorian, toJalali, type DateParts } from '../engine/calendar/jalali.ts';
export { addDays } from '../engine/calendar/date-parts.ts';
export { addMonths, daysInMonth, firstWeekday, weekday } from '../engine/calendar/month-days.ts';
export { formatNumber, parseNumber, type NumberFormat } from '../engine/calendar/numbers.ts';
export { parseDate, type DateReading } from '../engine/calendar/parse-date.ts';
