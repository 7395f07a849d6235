import type { Localized } from '../../../engine/definition/types.ts';
import type { ReportProblem } from './problems.ts';

type Members = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that every object inherits: records by such a name would find what nobody wrote. */
export const isForbidden = (name: string): boolean => name in Object.prototype || name === 'prototype';

/** Notes of the author (`$schema`, `_comment`) are left alone. */
const isNote = (name: string): boolean => /^[$_]/u.test(name);

/** The own members of an object, with those reported that are not known; undefined where it is no object. */
export function readMembers(
  value: unknown,
  path: string,
  known: readonly string[],
  report: ReportProblem,
): Members | undefined {
  if (!isObject(value)) {
    report(path, 'not-object');
    return undefined;
  }
  for (const name of Object.keys(value)) {
    const at = path ? `${path}.${name}` : name;
    if (isForbidden(name)) report(at, 'member-forbidden', { name });
    else if (!known.includes(name) && !isNote(name)) report(at, 'member-unknown', { name, known: known.join(', ') });
  }
  return Object.fromEntries(known.flatMap((name) => (Object.hasOwn(value, name) ? [[name, value[name]]] : [])));
}

/** A list with at least one and at most `max` items; empty where it is none. */
export function readList(value: unknown, path: string, max: number, report: ReportProblem): readonly unknown[] {
  if (!Array.isArray(value)) {
    report(path, 'not-list');
    return [];
  }
  if (value.length === 0) report(path, 'list-empty');
  if (value.length > max) report(path, 'list-long', { max });
  return value.slice(0, max);
}

const mostCharacters = 5000;

/** A text in one language or in both. Undefined where there is none; reported where it is needed or no text. */
export function readLocalized(
  value: unknown,
  path: string,
  report: ReportProblem,
  isNeeded = false,
): Localized | undefined {
  if (value === undefined && !isNeeded) return undefined;
  const texts =
    typeof value === 'string' ? { '': value } : readMembers(value ?? '', path, ['en', 'fa'], silent(report));
  const written = Object.entries(texts ?? {}).filter(([, text]) => text !== undefined);
  if (written.length === 0 || written.some(([, text]) => typeof text !== 'string' || text.trim() === '')) {
    report(path, 'text-missing');
    return undefined;
  }
  if (written.some(([, text]) => (text as string).length > mostCharacters))
    report(path, 'text-long', { max: mostCharacters });
  return typeof value === 'string' ? value : (Object.fromEntries(written) as Localized);
}

/** What is no object is no text either, which says more here. */
const silent =
  (report: ReportProblem): ReportProblem =>
  (path, code, params) => {
    if (code !== 'not-object') report(path, code, params);
  };

export function readBoolean(value: unknown, path: string, report: ReportProblem): boolean | undefined {
  if (value !== undefined && typeof value !== 'boolean') report(path, 'not-boolean');
  return value === true ? true : undefined;
}

/** One of the values; undefined where it is none of them. */
export function readOneOf<Value extends string>(
  value: unknown,
  path: string,
  known: readonly Value[],
  report: ReportProblem,
): Value | undefined {
  const found = known.find((one) => one === value);
  if (found === undefined)
    report(path, 'value-unknown', { value: typeof value === 'string' ? value : '', known: known.join(', ') });
  return found;
}

/** An id that no other has, remembered in `seen`. */
export function readId(
  value: unknown,
  path: string,
  pattern: RegExp,
  seen: Set<string>,
  report: ReportProblem,
): string {
  const id = typeof value === 'string' ? value : '';
  if (!pattern.test(id) || isForbidden(id)) report(path, 'id-invalid', { id });
  else if (seen.has(id)) report(path, 'id-double', { id });
  seen.add(id);
  return id;
}
