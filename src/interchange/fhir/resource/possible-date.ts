/** Whether the calendar has the month and day that the text names. */
export function isPossibleDate(text: string): boolean {
  const [year = 1, month = 1, day = 1] = text.slice(0, 10).split('-').map(Number);
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
