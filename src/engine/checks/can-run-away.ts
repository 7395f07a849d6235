interface Group {
  isVaried: boolean;
}

/**
 * Whether matching the pattern could take longer than anybody waits: a part that repeats without end and itself
 * holds something that repeats or has alternatives (`(a+)+`, `(a|ab)*`), or a reference back to a part.
 */
export function canRunAway(pattern: string): boolean {
  const parts =
    pattern.match(/\\[1-9]|\\k|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!]|\(|\)|[*+?|]|\{\d+(?:,\d*)?\}|[^]/gu) ?? [];
  const groups: Group[] = [{ isVaried: false }];
  let closed: Group | undefined;
  for (const part of parts) {
    const repeats = repeatOf(part);
    if (/^\\[1-9k]$/.test(part) || (repeats && closed?.isVaried && repeats.most > 4)) return true;
    const around = groups.at(-1);
    if (part.startsWith('(')) groups.push({ isVaried: false });
    if (around && ((repeats && repeats.most !== repeats.least) || part === '|')) around.isVaried = true;
    closed = part === ')' ? groups.pop() : undefined;
    const outer = groups.at(-1);
    if (closed?.isVaried && outer) outer.isVaried = true;
  }
  return false;
}

function repeatOf(part: string): { readonly least: number; readonly most: number } | undefined {
  if (part === '*' || part === '+') return { least: 0, most: Infinity };
  if (part === '?') return { least: 0, most: 1 };
  const [, least, , most] = /^\{(\d+)(,(\d*))?\}$/.exec(part) ?? [];
  if (least === undefined) return undefined;
  return { least: Number(least), most: part.includes(',') ? (most ? Number(most) : Infinity) : Number(least) };
}
