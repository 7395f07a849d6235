import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { InterchangeError } from '../../shared/interchange-error.ts';
import { measure } from '../../shared/measure.ts';
import type { Note, Raw } from '../../shared/raw.ts';
import { invalid } from './invalid.ts';

/** The resource with each key that fields read holding what FHIR allows; what does not is noted and left out. Throws an `InterchangeError`. */
export function readResource(value: unknown, resourceType: 'Questionnaire' | 'QuestionnaireResponse', note: Note): Raw {
  if (!isRecord(value)) throw new InterchangeError('notresource', '');
  if (value['resourceType'] !== resourceType)
    throw new InterchangeError('wrongresource', 'resourceType', `${resourceType} is expected`);
  measure(value, ['item']);
  return tidy(value, '', note) as Raw;
}

type Kind = 'text' | 'number' | 'boolean' | 'record' | 'records';

const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...(
    [
      'linkId',
      'text',
      'display',
      'system',
      'url',
      'title',
      'language',
      'expression',
      'prefix',
      'answerValueSet',
      'question',
      'operator',
      'enableBehavior',
      'unit',
      'definition',
    ] as const
  ).map((key): [string, Kind] => [key, 'text']),
  ...(['required', 'repeats', 'readOnly', 'initialSelected', 'valueBoolean', 'answerBoolean'] as const).map(
    (key): [string, Kind] => [key, 'boolean'],
  ),
  ...(['maxLength', 'valueInteger', 'valueDecimal'] as const).map((key): [string, Kind] => [key, 'number']),
  ...(
    [
      'item',
      'answer',
      'extension',
      'modifierExtension',
      'answerOption',
      'initial',
      'enableWhen',
      'coding',
      'contained',
      'contains',
      'concept',
      'include',
    ] as const
  ).map((key): [string, Kind] => [key, 'records']),
  ...(
    [
      'valueCoding',
      'answerCoding',
      'valueCodeableConcept',
      'valueQuantity',
      'answerQuantity',
      'valueExpression',
      'valueAttachment',
      'valueReference',
      'compose',
      'expansion',
    ] as const
  ).map((key): [string, Kind] => [key, 'record']),
  ...(['valueString', 'valueCode', 'valueUri', 'valueDate', 'valueTime', 'valueDateTime'] as const).map(
    (key): [string, Kind] => [key, 'text'],
  ),
]);

const fits: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  record: isRecord,
  records: (value) => Array.isArray(value),
};

/** Keys that hold a text in one element and something else in another are looked at where they are read. */
function tidy(value: unknown, path: string, note: Note): unknown {
  if (Array.isArray(value)) return value.map((each, index) => tidy(each, `${path}[${index}]`, note));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const where = path ? `${path}.${key}` : key;
    const kind = kinds.get(key);
    /** A resource's own `text` is its narrative. */
    const isNarrative = key === 'text' && isRecord(inner) && !/\bitem\[\d+\]$/.test(path);
    if (inner === undefined) return [];
    if (kind === 'boolean' && (inner === 'true' || inner === 'false')) return [[key, inner === 'true']];
    if (kind && !isNarrative && !fits[kind](inner)) return refuse(where, note);
    if (key.startsWith('_') && !isRecord(inner) && !Array.isArray(inner)) return refuse(where, note);
    return [[key, kind === 'records' ? tidyList(inner, where, key, note) : tidy(inner, where, note)]];
  });
  const tidied = Object.fromEntries(kept);
  originals.set(tidied, value);
  return tidied;
}

const originals = new WeakMap<object, object>();

/** The element as it was written, which is what goes back. */
export function originalOf<T extends object>(tidied: T): T {
  return (originals.get(tidied) as T | undefined) ?? tidied;
}

/** The element with these keys besides, which are not written back. */
export function standIn<T extends object>(tidied: T, more: Partial<T>): T {
  const made = { ...tidied, ...more };
  originals.set(made, originalOf(tidied));
  return made;
}

function refuse(path: string, note: Note): [] {
  note(path, invalid.shape);
  return [];
}

function tidyList(list: unknown, path: string, key: string, note: Note): readonly unknown[] {
  return (list as readonly unknown[]).flatMap((each, index) => {
    const where = `${path}[${index}]`;
    const isWhole = isRecord(each) && (!/xtension$/.test(key) || typeof each['url'] === 'string');
    return isWhole ? [tidy(each, where, note)] : refuse(where, note);
  });
}
