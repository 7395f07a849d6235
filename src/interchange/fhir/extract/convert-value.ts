import { isRecord } from '../../../engine/definition/walk-questions.ts';
import type { Raw } from '../../shared/raw.ts';
import type { ElementKind } from './element-path.ts';

/** A value in the type that an element has. */
export interface Converted {
  readonly type: string;
  readonly value: unknown;
}

/** The value as an element takes it; a choice takes it in its own type where it can. Undefined where it takes none such. */
export function convertValue(value: unknown, kind: ElementKind, unit?: Raw): Converted | undefined {
  const types = kind.choices.length === 0 ? [kind.type] : byFitness(value, kind.choices);
  for (const type of types) {
    const made = as(type, value, unit);
    if (made !== undefined) return { type, value: made };
  }
  return undefined;
}

/** Types that say the most of a value come first. */
function byFitness(value: unknown, choices: readonly string[]): readonly string[] {
  const first = isRecord(value)
    ? ['quantity', 'codeableConcept', 'coding', 'reference', 'attachment']
    : typeof value === 'number'
      ? [...(Number.isInteger(value) ? ['integer'] : []), 'quantity', 'decimal']
      : typeof value === 'string' && moment.test(value)
        ? ['date', 'dateTime', 'time', 'instant']
        : ['boolean', 'string', 'markdown', 'uri', 'code'];
  return [...first.filter((type) => choices.includes(type)), ...choices.filter((type) => !first.includes(type))];
}

const moment = /^(?:\d{4}(?:-\d\d(?:-\d\d(?:T\S+)?)?)?|\d\d:\d\d\S*)$/;
const day = /^\d{4}(?:-\d\d(?:-\d\d)?)?/;
const texts = ['string', 'markdown', 'uri', 'url', 'canonical', 'oid', 'uuid', 'id', 'code', 'base64Binary', 'xhtml'];
const quantities = ['Quantity', 'quantity', 'Age', 'Duration', 'Count', 'Distance', 'SimpleQuantity', 'MoneyQuantity'];
/** Elements that hold a text among others, and where. */
const texted: Readonly<Record<string, string>> = {
  CodeableConcept: 'text',
  Annotation: 'text',
  HumanName: 'text',
  Address: 'text',
  Identifier: 'value',
  ContactPoint: 'value',
};

function as(type: string, value: unknown, unit: Raw | undefined): unknown {
  if (isRecord(value)) return fromRecord(type, value);
  if (quantities.includes(type)) return typeof value === 'number' ? { value, ...(unit && unitOf(unit)) } : undefined;
  switch (typeof value) {
    case 'boolean':
      return type === 'boolean' ? value : undefined;
    case 'number':
      if (type === 'decimal') return value;
      return Number.isInteger(value) &&
        (type === 'integer' || (type === 'positiveInt' && value > 0) || (type === 'unsignedInt' && value >= 0))
        ? value
        : undefined;
    case 'string':
      return fromText(type, value);
    default:
      return undefined;
  }
}

function fromText(type: string, value: string): unknown {
  if (texts.includes(type)) return value;
  const pascal = type.charAt(0).toUpperCase() + type.slice(1);
  const place = texted[type] ?? texted[pascal];
  if (place !== undefined) return { [place]: value };
  switch (type) {
    case 'date':
      return day.exec(value)?.[0];
    case 'dateTime':
      return day.test(value) ? value : undefined;
    case 'instant':
      return /^\d{4}-\d\d-\d\dT\S+(?:Z|[+-]\d\d:\d\d)$/.test(value) ? value : undefined;
    case 'time':
      return /^\d\d:\d\d/.test(value) ? value : undefined;
    default:
      return undefined;
  }
}

/** A coding where a code, a text or a concept is wanted is one; what else has parts goes where such parts belong. */
function fromRecord(type: string, value: Raw): unknown {
  const isCoding = Object.keys(value).length > 0 && Object.keys(value).every((key) => codingParts.includes(key));
  if (!isCoding) return mayBe(type, value) ? value : undefined;
  const { extension: _score, ...coding } = value;
  if (type === 'code') return coding['code'];
  if (type === 'Coding' || type === 'coding') return coding;
  if (type === 'CodeableConcept' || type === 'codeableConcept') return { coding: [coding] };
  return type === 'string' || type === 'markdown' ? (coding['display'] ?? coding['code']) : undefined;
}

const codingParts = ['extension', 'id', 'system', 'version', 'code', 'display', 'userSelected', '_display'];

function mayBe(type: string, value: Raw): boolean {
  if (/^[a-z]/.test(type) && !['quantity', 'codeableConcept', 'coding', 'reference', 'attachment'].includes(type))
    return false;
  const isQuantity = typeof value['value'] === 'number';
  if (quantities.includes(type)) return isQuantity || 'comparator' in value;
  if (type.toLowerCase() === 'reference') return 'reference' in value || 'identifier' in value || 'display' in value;
  if (type.toLowerCase() === 'attachment') return 'url' in value || 'data' in value || 'contentType' in value;
  return !isQuantity && type !== 'coding' && type !== 'Coding';
}

function unitOf({ system, code, display }: Raw): Raw {
  const unit = display ?? code;
  return {
    ...(unit !== undefined && { unit }),
    ...(system !== undefined && { system }),
    ...(code !== undefined && { code }),
  };
}
