import { isPossibleDate } from './possible-date.ts';
import type { Raw } from '../../shared/raw.ts';

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === 'string' && value !== '';
const isElement: Fits = (value) => typeof value === 'object' && value !== null;

/** What a value of each kind is, by the key that holds it. */
const fits: Readonly<Record<string, Fits>> = {
  valueBoolean: (value) => typeof value === 'boolean',
  valueDecimal: (value) => typeof value === 'number',
  valueInteger: (value) => Number.isInteger(value),
  valueDate: (value) =>
    isText(value) && /^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(String(value)) && isPossibleDate(String(value)),
  valueDateTime: (value) =>
    isText(value) &&
    /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?)?)?$/.test(String(value)) &&
    isPossibleDate(String(value)),
  valueTime: (value) => /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?$/.test(String(value)),
  valueString: isText,
  valueUri: isText,
  valueCoding: isElement,
  valueQuantity: isElement,
  valueAttachment: isElement,
  valueReference: isElement,
};

const choice = ['valueCoding', 'valueInteger', 'valueDate', 'valueTime', 'valueString', 'valueReference'] as const;

/** Keys that answers of an item's type are under; the first of them is the one to expect where nothing is offered. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  boolean: ['valueBoolean'],
  decimal: ['valueDecimal'],
  integer: ['valueInteger'],
  date: ['valueDate'],
  dateTime: ['valueDateTime'],
  time: ['valueTime'],
  string: ['valueString'],
  text: ['valueString'],
  url: ['valueUri'],
  quantity: ['valueQuantity'],
  attachment: ['valueAttachment'],
  reference: ['valueReference'],
  choice,
  'open-choice': choice,
  coding: ['valueCoding', 'valueString'],
};

export function isAnswerType(type: string): boolean {
  return Object.hasOwn(allowed, type);
}

/** The key and value of an answer; nothing where it has only items in it. */
export function valueOf(answer: Raw): readonly [key: string, value: unknown] | undefined {
  return Object.entries(answer).find(([key, value]) => key.startsWith('value') && value !== undefined);
}

/** Whether the value is of the kind that the item asks for; a choice asks for codings, unless its options are of other kinds or computed. */
export function isOfType(
  type: string,
  key: string,
  value: unknown,
  offered: readonly Raw[],
  isComputed = false,
): boolean {
  const isKind = Boolean(allowed[type]?.includes(key)) && Boolean(fits[key]?.(value));
  if (!isKind || type !== 'choice' || key === 'valueCoding' || isComputed) return isKind;
  return offered.some((option) => Object.hasOwn(option, key));
}
