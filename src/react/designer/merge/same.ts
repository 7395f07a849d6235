export type Values = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal as JSON: a key that is undefined counts as missing, and the order of keys does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return keysOf(one, other).every((key) => isSame(one[key], other[key]));
}

export const keysOf = (...records: readonly (Values | undefined)[]): readonly string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record ?? {}))),
];

/** `after`, with the very objects of `before` wherever the two are equal: comparing them again costs nothing. */
export function reuse<T>(before: unknown, after: T): T {
  return reused(before, after) as T;
}

function reused(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return reuseList(before, after);
  if (!isRecord(before) || !isRecord(after)) return after;
  const parts = Object.fromEntries(Object.entries(after).map(([key, value]) => [key, reused(before[key], value)]));
  return keysOf(before, parts).every((key) => before[key] === parts[key]) ? before : parts;
}

/** Elements are found by id where they have one, so that one that was inserted moves no others. */
function reuseList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.map((each, index) => [idOf(each) ?? index, each]));
  const list = after.map((each, index) => reused(known.get(idOf(each) ?? index), each));
  return list.length === before.length && list.every((each, index) => each === before[index]) ? before : list;
}

export const idOf = (value: unknown): string | undefined =>
  isRecord(value) && typeof value['id'] === 'string' ? value['id'] : undefined;
