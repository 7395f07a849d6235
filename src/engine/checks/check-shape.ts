import { isRecord } from '../definition/walk-questions.ts';
import { join, type Report } from './report.ts';

/** What a key may hold. */
export type Shape =
  | 'text'
  | 'filledtext'
  | 'localized'
  | 'title'
  | 'number'
  | 'boolean'
  | 'list'
  | 'record'
  | 'numberortext'
  | 'any'
  | readonly string[];

export interface KeyShape {
  readonly shape: Shape;
  readonly isNeeded?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
}

/** Reports every key of the record that is missing or does not hold what it should. Keys that are not known may stay. */
export function checkKeys(
  record: Readonly<Record<string, unknown>>,
  path: string,
  shapes: Readonly<Record<string, KeyShape>>,
  report: Report,
): void {
  for (const [key, shape] of Object.entries(shapes)) {
    const value = Object.hasOwn(record, key) ? record[key] : undefined;
    if (value !== undefined) checkValue(value, join(path, key), shape, report);
    else if (shape.isNeeded)
      report(join(path, key), { rule: shape.shape === 'title' ? 'titlemissing' : 'keymissing', params: { key } });
  }
}

function checkValue(value: unknown, path: string, { shape, min, max, isWhole }: KeyShape, report: Report): void {
  if (typeof shape !== 'string') {
    if (typeof value !== 'string' || !shape.includes(value))
      report(path, { rule: 'notallowed', params: { allowed: shape.join(', ') } });
    return;
  }
  if (!fits[shape](value)) return report(path, { rule: misfits[shape] });
  if (typeof value !== 'number') return;
  if (
    (min !== undefined && value < min) ||
    (max !== undefined && value > max) ||
    (isWhole && !Number.isInteger(value))
  ) {
    report(path, { rule: 'numberoutside', params: { min, max } });
  }
}

type NamedShape = Extract<Shape, string>;

const fits: Readonly<Record<NamedShape, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  filledtext: isFilled,
  localized: isLocalized,
  title: (value) => isLocalized(value) && hasWords(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  list: Array.isArray,
  record: isRecord,
  numberortext: (value) => (typeof value === 'number' && Number.isFinite(value)) || typeof value === 'string',
  any: () => true,
};

const misfits: Readonly<Record<NamedShape, string>> = {
  text: 'nottextkey',
  filledtext: 'emptytext',
  localized: 'notlocalized',
  title: 'titlemissing',
  number: 'notnumberkey',
  boolean: 'notboolean',
  list: 'notlist',
  record: 'notrecord',
  numberortext: 'notbound',
  any: 'notrecord',
};

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isLocalized(value: unknown): boolean {
  if (typeof value === 'string') return true;
  return isRecord(value) && Object.values(value).every((text) => text === undefined || typeof text === 'string');
}

/** Whether a text is written in at least one language. */
export function hasWords(value: unknown): boolean {
  return isRecord(value) ? Object.values(value).some(isFilled) : isFilled(value);
}
