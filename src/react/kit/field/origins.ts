/** One origin per line; blank lines are ignored. */
export const toOrigins = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => origin.replace(/\/$/, ''));

/** Whether it names a website, or all of them. */
export const isOrigin = (text: string): boolean =>
  text === '*' || (/^https?:\/\/[^/]+$/.test(text) && URL.canParse(text));
