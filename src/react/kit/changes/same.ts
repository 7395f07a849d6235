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
