const minute = 60_000;
const day = 24 * 60;

/** The demo's clinic is open from 8 to 18 o'clock in Tehran. */
const opens = 8 * 60;
const closes = 18 * 60;
const ahead = 3.5 * 60;

/** So many minutes ago; what is not of the last half day is moved into the hours at which a clinic is open, in the same order. */
export function openingHour(now: Date, minutesAgo: number): Date {
  const time = now.getTime() / minute - minutesAgo;
  if (minutesAgo < day / 2) return new Date(time * minute);
  const ofDay = (time + ahead) % day;
  const moved = opens + (ofDay * (closes - opens)) / day;
  return new Date((time - ofDay + moved) * minute);
}
