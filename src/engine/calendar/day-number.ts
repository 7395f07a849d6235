const millisecondsOfDay = 86_400_000;
const shape = /^\d{4}-\d\d-\d\d$/;
/** The days that every month of every year has. */
const sure = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

/** The date of a count of days since 1970-01-01; undefined outside the years 1 to 9999. */
export function fromDayNumber(day: number): string | undefined {
  if (!(day >= -719_162 && day <= 2_932_896)) return undefined;
  return new Date(Math.floor(day) * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Days from 1970-01-01 to the date `YYYY-MM-DD`; undefined for a text that is no date of the calendar. */
export function toDayNumber(iso: string): number | undefined {
  if (!shape.test(iso)) return undefined;
  const day = Date.parse(iso) / millisecondsOfDay;
  return sure.test(iso) || fromDayNumber(day) === iso ? day : undefined;
}

/** Whether the text is a date of the years 1 to 9999, written as dates are stored. */
export const isDate = (text: string): boolean => sure.test(text) || toDayNumber(text) !== undefined;
