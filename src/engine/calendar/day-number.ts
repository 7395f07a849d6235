const millisecondsOfDay = 86_400_000;
const shape = /^\d{4}-\d\d-\d\d$/;

/** The date of a count of days since 1970-01-01; undefined outside the years 1 to 9999. */
export function fromDayNumber(day: number): string | undefined {
  if (!(day >= -719_162 && day <= 2_932_896)) return undefined;
  return new Date(Math.floor(day) * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Days from 1970-01-01 to the date `YYYY-MM-DD`; undefined for a text that is no date of the calendar. */
export const toDayNumber = (iso: string): number | undefined => (isDate(iso) ? Date.parse(iso) / millisecondsOfDay : undefined);

/** Whether the text is a date of the years 1 to 9999, written as dates are stored. */
export function isDate(text: string): boolean {
  if (!shape.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const day = Number(text.slice(8));
  return year > 0 && day > 0 && day <= daysIn(year, Number(text.slice(5, 7)));
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return longMonths.has(month) ? 31 : month > 0 && month < 13 ? 30 : 0;
}

const longMonths = new Set([1, 3, 5, 7, 8, 10, 12]);
