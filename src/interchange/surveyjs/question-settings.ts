import { canRunAway } from '../../engine/checks/can-run-away.ts';
import type { Question, QuestionType } from '../../engine/definition/types.ts';
import { compilePattern } from '../../fields/texts/pattern.ts';
import { textOf, type Note, type Raw } from '../shared/raw.ts';
import { listOfValues } from './raw-survey.ts';

/** A value that nobody may change, or that is set again whenever it changes, is computed. */
export function isComputed(raw: Raw): boolean {
  return (
    raw['readOnly'] === true &&
    (raw['type'] === 'text' || raw['type'] === 'comment') &&
    textOf(raw['setValueExpression']) !== undefined &&
    raw['setValueIf'] === undefined
  );
}

export const sample = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 200);

interface Made {
  readonly type: QuestionType;
  readonly settings?: Partial<Question>;
  readonly lost?: string;
}

const inputTypes: Readonly<Record<string, Made>> = {
  text: { type: 'text' },
  number: { type: 'number' },
  range: { type: 'numericrange' },
  date: { type: 'date' },
  'datetime-local': { type: 'datetime' },
  datetime: { type: 'datetime' },
  time: { type: 'time' },
  email: { type: 'text', settings: { format: 'email' } },
  tel: { type: 'text', settings: { format: 'phone' } },
  url: { type: 'text', settings: { format: 'url' } },
  password: { type: 'text', lost: 'a password is shown as it is typed' },
  color: { type: 'text', lost: 'a colour is typed' },
  month: { type: 'text', lost: 'a month is typed' },
  week: { type: 'text', lost: 'a week is typed' },
};

const types: Readonly<Record<string, Made>> = {
  comment: { type: 'note' },
  radiogroup: { type: 'flatview' },
  buttongroup: { type: 'flatview' },
  dropdown: { type: 'select' },
  checkbox: { type: 'flatview', settings: { multimode: true } },
  tagbox: { type: 'select', settings: { multimode: true } },
  ranking: { type: 'select', settings: { multimode: true }, lost: 'the order of the choices is not kept' },
  rating: { type: 'rating' },
  slider: { type: 'numericrange' },
  expression: { type: 'calculated' },
  html: { type: 'label' },
  signaturepad: { type: 'signature' },
  file: { type: 'file', settings: { accept: 'any' } },
  matrix: { type: 'matrix' },
  imagepicker: { type: 'flatview', lost: 'the pictures of the choices: their texts are shown' },
};

/** A rating whose marks are words, which nobody can count with. */
export function isWorded(raw: Raw): boolean {
  const values = raw['type'] === 'rating' ? listOfValues(raw['rateValues']) : [];
  return values.some((value) => Number.isNaN(Number(value)));
}

/** What becomes of an element. Undefined for a kind that no form of ours has. */
export function typeOf(raw: Raw): Made | undefined {
  const type = String(raw['type']);
  if (type === 'text')
    return inputTypes[
      typeof raw['inputType'] === 'string' && Object.hasOwn(inputTypes, raw['inputType']) ? raw['inputType'] : 'text'
    ];
  if (type === 'boolean')
    return raw['valueTrue'] !== undefined || raw['valueFalse'] !== undefined || raw['isRequired'] === true
      ? { type: 'flatview' }
      : { type: 'checkbox' };
  if (isWorded(raw)) return { type: 'flatview' };
  if (type === 'imagepicker' && raw['multiSelect'] === true)
    return { ...types['imagepicker'], type: 'flatview', settings: { multimode: true } };
  return Object.hasOwn(types, type) ? types[type] : undefined;
}

const finite = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** A number of marks counts from the first. */
function rateOf(raw: Raw): Partial<Question> {
  const [min, step, count] = [finite(raw['rateMin']) ?? 1, finite(raw['rateStep']) ?? 1, finite(raw['rateCount'])];
  return { min, max: finite(raw['rateMax']) ?? (count === undefined ? 5 : min + (count - 1) * step), step };
}

/** Bounds and steps, by type. */
export function boundsOf(raw: Raw, type: QuestionType, path: string, note: Note): Partial<Question> {
  const of = (low: unknown, high: unknown, step?: unknown): Partial<Question> =>
    ({
      ...(finite(low) !== undefined && { min: finite(low) }),
      ...(finite(high) !== undefined && { max: finite(high) }),
      ...(finite(step) !== undefined && { step: finite(step) }),
    }) as Partial<Question>;
  if (type === 'rating')
    return {
      ...rateOf(raw),
      ...(raw['rateType'] === 'stars' && { display: 'stars' }),
      ...(/^smil/.test(String(raw['rateType'])) && { display: 'faces' }),
    };
  if (type === 'numericrange')
    return {
      min: finite(raw['min']) ?? 0,
      max: finite(raw['max']) ?? 100,
      step: finite(raw['step']) ?? 1,
      ...(raw['sliderType'] === 'range' && { multimode: true }),
    };
  if (type === 'number') return of(raw['min'], raw['max'], raw['step']);
  if (raw['multimode'] !== undefined || type === 'flatview' || type === 'select')
    return of(raw['minSelectedChoices'], raw['maxSelectedChoices']);
  if (type === 'date' || type === 'time' || type === 'datetime')
    return Object.fromEntries(
      (['min', 'max'] as const).flatMap((key) => (typeof raw[key] === 'string' ? [[key, raw[key]]] : [])),
    );
  for (const key of ['min', 'max']) if (raw[key] !== undefined) note(`${path}.${key}`, 'a bound of what has none here');
  return {};
}

/** How many rows or panels there may be; the least is none by default. */
export function rowsOf(raw: Raw): Partial<Question> {
  const [least, most] = [
    finite(raw['minRowCount'] ?? raw['minPanelCount']),
    finite(raw['maxRowCount'] ?? raw['maxPanelCount']),
  ];
  return {
    ...(least !== undefined && least > 0 && { min: least }),
    ...(most !== undefined && most > 0 && { max: most }),
  };
}

/** The pattern of a validator, which need only fit a part of the answer; undefined where ours cannot say it, as without regard to case, or it may run away. */
export function patternOf(validator: Raw): string | undefined {
  const written = validator['regex'] ?? validator['pattern'];
  if (
    typeof written !== 'string' ||
    (validator['caseInsensitive'] === true && /[a-z]/i.test(written.replace(/\\./g, '')))
  )
    return undefined;
  const pattern = /^\^[^|]*[^\\|]\$$/.test(written) ? written : `.*(?:${written}).*`;
  return !canRunAway(written) && compilePattern(pattern) ? pattern : undefined;
}
