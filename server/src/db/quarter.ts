/** Minutes of a quarter of an hour: every zone's midnight lies between two. */
export const quarterMinutes = 15;
const quarterMs = quarterMinutes * 60_000;

/** The quarter of an hour that a time lies in, as `2026-11-24T17:15`. */
export function quarterOf(time: string): string {
  const minute = Number(time.slice(14, 16));
  return `${time.slice(0, 14)}${String(minute - (minute % quarterMinutes)).padStart(2, '0')}`;
}

/** The first quarter that begins at a time or after it. */
export function quarterFrom(time: string): string {
  return new Date(Math.ceil(Date.parse(time) / quarterMs) * quarterMs).toISOString().slice(0, 16);
}

const inQuarters = (column: string, minutes: readonly string[]): string => {
  const [first, second, third, fourth] = minutes;
  const minute = `substr(${column}, 15, 2)`;
  return `substr(${column}, 1, 14) || case when ${minute} < '15' then '${first}' when ${minute} < '30' then '${second}' when ${minute} < '45' then '${third}' else '${fourth}' end`;
};

/** The quarter of a column's time, in SQL. */
export const quarterIn = (column: string): string => `(${inQuarters(column, ['00', '15', '30', '45'])})`;

/** The last moment of it. */
export const quarterEndIn = (column: string): string =>
  `(${inQuarters(column, ['14', '29', '44', '59'])} || ':59.999Z')`;
