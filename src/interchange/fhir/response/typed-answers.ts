import type { Answer, Question } from '../../../engine/definition/types.ts';
import { codeOf } from '../../../fields/fhir/options.ts';
import { fieldFhirs, nestedFhir } from '../../../fields/registry/fhir.ts';
import { chosen } from '../../../fields/choices/choice-rules.ts';
import { findExtension, standard } from '../../../fields/fhir/extensions.ts';
import type { FhirAnswer, FhirItem } from '../../../fields/fhir/types.ts';
import { known } from '../resource/addresses.ts';
import { keptItem } from '../resource/keep.ts';
import { toReference } from '../resource/reference-texts.ts';
import { isCoded, scored, type Choice } from '../resource/options.ts';
import { isSameJson, type Raw } from '../../shared/raw.ts';
import { choicesFor } from '../import/read-question.ts';

/** The choices of a question: as its item offers them, and those that were added since. */
export function choicesOfQuestion(
  question: Question,
  item: FhirItem | undefined,
  contained: readonly Raw[],
): readonly Choice[] {
  const written = item ? choicesFor(item, contained) : [];
  if (!question.options) return written;
  const byValue = new Map(written.map((choice) => [choice.option.value, choice]));
  return question.options.map((option) => {
    const choice = byValue.get(option.value);
    if (choice && !isCoded(option)) return { option, answer: choice.answer };
    if (question.optionsFrom !== undefined && item && !isCoded(option))
      return { option, answer: plainValue(option.value, item) };
    const display = typeof option.text === 'string' ? option.text : (option.text.en ?? option.text.fa);
    return { option, answer: { valueCoding: { ...codeOf(option), ...(display === undefined ? {} : { display }) } } };
  });
}

/** The answer in the form that the item's type has. */
export function toTypedAnswers(
  answer: Answer,
  question: Question,
  item: FhirItem | undefined,
  contained: readonly Raw[],
): readonly FhirAnswer[] {
  const choices = takesChoices(question) ? choicesOfQuestion(question, item, contained) : [];
  const isComputed = question.type === 'calculated' && !choices.some(({ option }) => option.value === answer);
  if ((choices.length > 0 || question.optionsFrom !== undefined) && !isComputed)
    return chosen(answer).flatMap((value) => toChoice(value, choices, question, item));
  const answers = fieldFhirs[question.type].toAnswers(answer, question, nestedFhir);
  return item ? answers.map((each) => retype(each, item)) : answers;
}

export function takesChoices({ type, options }: Question): boolean {
  return type === 'select' || type === 'flatview' || (type === 'calculated' && options !== undefined);
}

function toChoice(
  value: string,
  choices: readonly Choice[],
  { allowother, optionsFrom }: Question,
  item: FhirItem | undefined,
): readonly FhirAnswer[] {
  const choice = choices.find(({ option }) => option.value === value);
  if (choice) return [scored(choice)];
  if (optionsFrom !== undefined) return [item ? plainValue(value, item) : { valueString: value }];
  return [allowother ? { valueString: value } : { valueCoding: { code: value } }];
}

/** A value that was computed, as the item's answers are written; where they may be of several kinds, as a text. */
function plainValue(value: string, item: FhirItem): FhirAnswer {
  const isNumber = item.type === 'integer' || item.type === 'decimal';
  const number = Number(value);
  const valueString = value;
  if (isNumber) return Number.isFinite(number) ? retype({ valueDecimal: number }, item) : { valueString };
  return item.type === 'choice' ? { valueString } : retype({ valueString }, item);
}

const keys: Readonly<Record<string, keyof FhirAnswer>> = {
  boolean: 'valueBoolean',
  decimal: 'valueDecimal',
  integer: 'valueInteger',
  date: 'valueDate',
  dateTime: 'valueDateTime',
  time: 'valueTime',
  string: 'valueString',
  text: 'valueString',
  url: 'valueUri',
};

function retype(answer: FhirAnswer, item: FhirItem): FhirAnswer {
  const [value] = Object.values(answer) as readonly unknown[];
  if (item.type === 'quantity')
    return typeof value === 'number' ? ({ valueQuantity: { value, ...unitOf(item) } } as FhirAnswer) : answer;
  if (item.type === 'reference')
    return typeof value === 'string' ? ({ valueReference: toReference(value) } as FhirAnswer) : answer;
  if (item.type === 'choice') return typeof value === 'string' ? { valueCoding: { code: value } } : answer;
  const key = Object.hasOwn(keys, item.type) ? keys[item.type] : undefined;
  if (key === undefined || typeof value === 'object') return answer;
  if (key === 'valueInteger' && !Number.isInteger(value)) return answer;
  return fitsKey(key, value) ? { [key]: value } : answer;
}

function fitsKey(key: keyof FhirAnswer, value: unknown): boolean {
  if (key === 'valueBoolean') return typeof value === 'boolean';
  return typeof value === (key === 'valueDecimal' || key === 'valueInteger' ? 'number' : 'string');
}

function unitOf(item: FhirItem): Raw {
  const options = (item.extension ?? []).filter(({ url }) => url === known.unitOption);
  const coding =
    findExtension(item, standard.unit)?.valueCoding ?? (options.length === 1 ? options[0]?.valueCoding : undefined);
  if (!coding) return {};
  const { system, code, display } = coding;
  const unit = display ?? code;
  return {
    ...(unit === undefined ? {} : { unit }),
    ...(system === undefined ? {} : { system }),
    ...(code === undefined ? {} : { code }),
  };
}

/** Whether a quantity is in the unit that the question asks for, or in none. */
export function isInUnit(answer: FhirAnswer, question: Question): boolean {
  const quantity: unknown = Reflect.get(answer, 'valueQuantity');
  if (typeof quantity !== 'object' || quantity === null) return true;
  const given = ['unit', 'code'].map((key): unknown => Reflect.get(quantity, key)).filter((each) => each !== undefined);
  const asked = Object.values(keptItem(question) ? unitOf(keptItem(question) as FhirItem) : {});
  const shown = typeof question.unit === 'object' ? Object.values(question.unit) : [question.unit];
  return given.length === 0 || given.some((each) => asked.includes(each) || shown.includes(each as string));
}

/** Whether nothing of the answer was lost: it is written again as it was, descriptions apart. */
export function isWhole(answers: readonly FhirAnswer[], written: readonly FhirAnswer[]): boolean {
  return (
    answers.length === written.length &&
    answers.every((answer, index) => {
      const other = written[index] ?? {};
      return isSameJson(bare(answer), bare(other));
    })
  );
}

/** The value alone: of a coding its code, of a quantity its number, of a time what clocks show. */
function bare(answer: FhirAnswer): unknown {
  const [key, value] = Object.entries(answer).find(([name]) => name.startsWith('value')) ?? [];
  if (answer.valueCoding)
    return [answer.valueCoding.code ?? answer.valueCoding.display, answer.valueCoding.system ?? null];
  if (key === 'valueQuantity') return Reflect.get(value as object, 'value') as unknown;
  if (key === 'valueTime')
    return String(value)
      .replace(/\.0+$/, '')
      .replace(/^(\d\d:\d\d)$/, '$1:00');
  if (key === 'valueAttachment') return null;
  return value;
}
