export interface Variable<Value> {
  /** Used where the variable is absent or blank. */
  readonly fallback: Value;
  /** The value, or undefined where the text cannot be used. */
  readonly parse: (text: string) => Value | undefined;
  /** What the variable must be, as the end of the sentence “… must be …”. */
  readonly must: string;
  /** The value is not repeated in the sentence, since it may hold a password. */
  readonly secret?: boolean;
}

export function wholeNumber(text: string, lowest: number, highest: number): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return number >= lowest && number <= highest ? number : undefined;
}

/** The address of another server, without a slash at the end. Users, queries and fragments would hide a password where it is logged, or be dropped. */
export function serviceAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  if (url.username || url.password || url.search || url.hash) return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
