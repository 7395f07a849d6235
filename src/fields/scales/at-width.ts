const made = new Map<string, readonly string[]>();

/**
 * A style, and with it one that holds from a width on which the question alone knows: the second is written for
 * `[data-room='100']` and `100em`, and made for each width that is asked for. The same list each time.
 */
export function atWidth(style: string, fromWidth: string, em: number | undefined): readonly string[] {
  const key = `${em} ${fromWidth}`;
  let sheets = made.get(key);
  if (!sheets) made.set(key, (sheets = em === undefined ? [style] : [style, fromWidth.replaceAll('100', String(em))]));
  return sheets;
}
