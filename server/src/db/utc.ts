/** A time as it is stored, whatever zone it was given in; blank for none. */
export function utc(time: string | undefined): string {
  return time === undefined ? '' : new Date(time).toISOString();
}
