import { isDeepStrictEqual } from 'node:util';
import { ServerError } from '../errors/server-error.ts';

/**
 * Refuses with `olderrev` what was changed by somebody else since the caller read it: of what is `given`, nothing that
 * `was` something may be something else `now`, unless both have made the same of it.
 *
 * What is absent from `now` counts as blank, and a caller who doesn't say what was is never refused.
 */
export function assertSeen(given: object, was: object | undefined, now: object): void {
  if (was === undefined) return;
  const isOther = (key: string, than: object): boolean => !isDeepStrictEqual(valueOf(now, key), valueOf(than, key));
  const changed = Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  if (changed.some((key) => isOther(key, was) && isOther(key, given))) throw new ServerError('olderrev');
}

/** A text or a list of nothing is as good as absent. The order of a list says nothing. */
function valueOf(of: object, key: string): unknown {
  const value: unknown = Reflect.get(of, key);
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(String).sort();
  return value === '' ? undefined : value;
}
