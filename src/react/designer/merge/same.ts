import { isRecord, keysOf } from '../../kit/changes/same.ts';

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
