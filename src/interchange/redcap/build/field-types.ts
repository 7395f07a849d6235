import type { Option, Question } from '../../../engine/definition/types.ts';
import type { Cells } from '../dictionary/columns.ts';
import { readAnnotation, type ActionTag } from '../dictionary/annotation.ts';
import { readChoices } from '../dictionary/choices.ts';
import { validationOf } from '../dictionary/validations.ts';
import type { FieldKind } from '../logic/translate-logic.ts';
import { plainLabel } from './plain-label.ts';

/** What a field is here, without its words and its logic. */
export interface FieldType {
  readonly question: Pick<Question, 'type'> & Partial<Question>;
  readonly kind: FieldKind;
  /** What of it is not kept, in words. */
  readonly lost?: string;
}

/** The tag that computes a text or a date, if the field has one. */
export const computing = (cells: Cells): ActionTag | undefined =>
  cells.type === 'text' || cells.type === 'notes'
    ? readAnnotation(cells.annotation).tags.find(({ name, value }) => /^@CALC(?:TEXT|DATE)$/.test(name) && value)
    : undefined;

/** Answers that REDCap has words for in every language. */
export const yesNo: readonly Option[] = [
  { value: '1', text: { en: 'Yes', fa: 'بله' } },
  { value: '0', text: { en: 'No', fa: 'خیر' } },
];
export const trueFalse: readonly Option[] = [
  { value: '1', text: { en: 'True', fa: 'درست' } },
  { value: '0', text: { en: 'False', fa: 'نادرست' } },
];

const types: Readonly<Record<string, (cells: Cells) => FieldType>> = {
  text: textType,
  notes: () => ({ question: { type: 'note' }, kind: 'text' }),
  radio: (cells) => ({ question: { type: 'flatview', options: optionsOf(cells) }, kind: 'choice' }),
  dropdown: (cells) => ({ question: { type: 'select', options: optionsOf(cells) }, kind: 'choice' }),
  checkbox: (cells) => ({
    question: { type: 'flatview', multimode: true, options: optionsOf(cells) },
    kind: 'choices',
  }),
  yesno: () => ({ question: { type: 'flatview', options: yesNo }, kind: 'choice' }),
  truefalse: () => ({ question: { type: 'flatview', options: trueFalse }, kind: 'choice' }),
  calc: () => ({ question: { type: 'calculated' }, kind: 'number' }),
  slider: sliderType,
  file: ({ validation }) => ({
    question: validation === 'signature' ? { type: 'signature' } : { type: 'file', accept: 'any' },
    kind: 'text',
  }),
  descriptive: () => ({ question: { type: 'label' }, kind: 'text' }),
  sql: () => ({ question: { type: 'text' }, kind: 'text', lost: 'choices from a database: the answer is typed' }),
};

export function fieldType(cells: Cells): FieldType {
  const make = Object.hasOwn(types, cells.type ?? '') ? types[cells.type ?? ''] : undefined;
  if (!make)
    return {
      question: { type: 'text' },
      kind: 'text',
      lost: `the field type '${cells.type ?? ''}': the answer is typed`,
    };
  const computed = computing(cells);
  if (computed) return { question: { type: 'calculated' }, kind: computed.name === '@CALCDATE' ? 'date' : 'text' };
  const made = make(cells);
  if (made.question.options?.length === 0)
    return { question: { type: 'text' }, kind: 'text', lost: 'a choice without choices: the answer is typed' };
  return made;
}

function textType({ validation }: Cells): FieldType {
  const known = validationOf(validation);
  if (!known)
    return {
      question: { type: 'text' },
      kind: 'text',
      ...(validation !== undefined && { lost: `the validation '${validation}'` }),
    };
  const { question, lost } = known;
  const kind = question.type === 'number' ? 'number' : question.type === 'text' ? 'text' : 'date';
  return { question, kind, ...(lost !== undefined && { lost }) };
}

function sliderType({ choices, min, max }: Cells): FieldType {
  const [left, middle, right] = (choices ?? '').split('|').map((label) => plainLabel(label));
  return {
    question: {
      type: 'numericrange',
      min: numberOr(min, 0),
      max: numberOr(max, 100),
      step: 1,
      ...(left && { minLabel: left }),
      ...(right && { maxLabel: right }),
    },
    kind: 'number',
    ...(middle && { lost: `the label in the middle of the slider: ${middle}` }),
  };
}

const numberOr = (written: string | undefined, otherwise: number): number =>
  written !== undefined && Number.isFinite(Number(written)) ? Number(written) : otherwise;

/** Each code once; a label that another choice has too carries its code. */
function optionsOf({ choices }: Cells): readonly Option[] {
  const labels = new Set<string>();
  const options = new Map<string, Option>();
  for (const { code, label } of readChoices(choices)) {
    if (options.has(code)) continue;
    const text = plainLabel(label) || code;
    options.set(code, { value: code, text: labels.has(text) ? `${text} (${code})` : text });
    labels.add(text);
  }
  return [...options.values()];
}
