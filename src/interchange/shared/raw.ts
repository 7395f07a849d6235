import { isRecord } from '../../engine/definition/walk-questions.ts';
import type { FhirExtension, FhirItem } from '../../fields/fhir/types.ts';

/** JSON of another system, looked at key by key. */
export type Raw = Readonly<Record<string, unknown>>;

/** What could not be carried over, and its place in what was read. */
export interface Left {
  readonly path: string;
  readonly what: string;
}

export type Note = (path: string, what: string) => void;

/** An expression of another language, with the name it goes by. */
export interface Variable {
  readonly name: string;
  readonly expression: string;
  readonly language?: string;
}

export function recordsOf(value: unknown): readonly Raw[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function extensionsOf(element: object | undefined): readonly (FhirExtension & Raw)[] {
  return recordsOf(element && Reflect.get(element, 'extension')) as readonly (FhirExtension & Raw)[];
}

export function itemsOf(element: object): readonly FhirItem[] {
  return recordsOf(Reflect.get(element, 'item')) as unknown as readonly FhirItem[];
}

/** Its items and all items within them. */
export function allItems(element: object): readonly FhirItem[] {
  const items = [...itemsOf(element)];
  for (const item of items) items.push(...itemsOf(item));
  return items;
}

/** All but these keys. */
export function without<T extends object>(value: T, ...keys: readonly string[]): T {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as T;
}

/** Equal as JSON, whatever the order of keys. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (Array.isArray(left))
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((each, index) => isSameJson(each, right[index]))
    );
  if (!isRecord(left) || !isRecord(right)) return left === right;
  const keys = (value: Raw) => Object.keys(value).filter((key) => value[key] !== undefined);
  const known = keys(left);
  return (
    known.length === keys(right).length &&
    known.every((key) => isSameJson(left[key], Object.hasOwn(right, key) ? right[key] : undefined))
  );
}
