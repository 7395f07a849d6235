import type { Answer, MatrixAnswer, Option, PatientName, Question } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';
import type { LiveForm } from '../live-form/types.ts';
import type { Influence } from './rules.ts';
import { daysAround, mentionedIn, mostValues, numbersAround, tidy, type Mentioned } from './mentioned-values.ts';
import { seenScope } from './seen-scope.ts';

/** One thing that a search may set: an answer, a row of a matrix, a fact of the patient. Blank is among its values. */
export interface Variable {
  readonly name: string;
  /** The question that it answers, as the form knows it. */
  readonly question?: string;
  readonly values: readonly (Answer | undefined)[];
  /** No other value could make a difference. */
  readonly isComplete: boolean;
  set(form: LiveForm, value: Answer | undefined): void;
}

/** What may be set to change what the rules decide. */
export function variablesOf(
  { rules, questions, facts }: Influence,
  form: LiveForm,
  today: string,
): readonly Variable[] {
  const mentioned = mentionedIn(
    rules.map(({ expression }) => expression),
    seenScope(form, () => today),
  );
  return [
    ...questions.flatMap((placed) => variablesFor(placed, mentioned, today)),
    ...[...facts].map((fact) => factVariable(fact, mentioned, today)),
  ];
}

/** The name by which the form itself knows a question in the first row of what is around it. */
export function nameFromForm({ question, row }: PlacedQuestion): string {
  let name = question.name;
  for (let around = row; around; around = around.row) name = `${around.question.name}[0].${name}`;
  return name;
}

function variablesFor(placed: PlacedQuestion, mentioned: Mentioned, today: string): readonly Variable[] {
  const { question } = placed;
  const name = nameFromForm(placed);
  const isInRow = placed.row !== undefined;
  if (question.type === 'matrix') return matrixVariables(question, name, isInRow);
  const domain = domainOf(question, mentioned, today);
  if (!domain) return [];
  return [
    {
      name,
      question: name,
      values: [undefined, ...domain.values],
      isComplete: domain.isComplete && !isInRow,
      set: (form, value) => form.set(name, value),
    },
  ];
}

const matrixVariables = ({ rows = [], options = [] }: Question, name: string, isInRow: boolean): readonly Variable[] =>
  rows.map((row) => ({
    name: `${name}.${row.name}`,
    question: name,
    values: [undefined, ...options.map(({ value }) => value)],
    isComplete: !isInRow,
    set(form, value) {
      const { [row.name]: _, ...others } = (form.get(name) ?? {}) as MatrixAnswer;
      form.set(name, value === undefined ? others : { ...others, [row.name]: value });
    },
  }));

interface Domain {
  readonly values: readonly Answer[];
  readonly isComplete: boolean;
}

/** Undefined for what nobody answers. */
function domainOf(question: Question, mentioned: Mentioned, today: string): Domain | undefined {
  const { type, name, multimode, allowother, options = [] } = question;
  const isPlain = !mentioned.computed.has(name);
  switch (type) {
    case 'select':
    case 'flatview':
      if (multimode)
        return subsetsOf(
          options.map(({ value }) => value),
          !allowother,
        );
      return { values: [...options.map(({ value }) => value), ...(allowother ? ['…'] : [])], isComplete: !allowother };
    case 'cascadeview':
      return { values: pathsIn(options), isComplete: true };
    case 'checkbox':
      return { values: [true, false], isComplete: true };
    case 'number':
    case 'numericrange':
    case 'rating':
      return numbersOf(question, mentioned, isPlain);
    case 'date': {
      const days = daysAround([...mentioned.values, ...boundsOf(question)], today);
      return { values: days, isComplete: isPlain && days.length < mostValues };
    }
    case 'datetime':
      return { values: daysAround(mentioned.values, today).map((day) => `${day}T12:00`), isComplete: false };
    case 'time':
      return { values: ['00:00', '09:30', '12:00', '23:59', ...textsIn(mentioned)], isComplete: false };
    case 'text':
    case 'note':
    case 'link':
      return { values: [...textsIn(mentioned), '…', '1'], isComplete: isPlain && !question.format };
    case 'file':
      return { values: [[{ id: 'walk', name: 'walk.png', type: 'image/png', size: 1 }]], isComplete: false };
    case 'signature':
      return { values: ['…'], isComplete: false };
    case 'matrix':
    case 'container':
    case 'calculated':
    case 'label':
      return undefined;
    default:
      return type satisfies never;
  }
}

/** Choices of several that are tried one and all; of more, each alone and all together. */
const mostSubsets = 6;

function subsetsOf(values: readonly string[], isClosed: boolean): Domain {
  if (values.length > mostSubsets) return { values: [...values.map((value) => [value]), values], isComplete: false };
  const sets = Array.from({ length: 2 ** values.length - 1 }, (_, index) =>
    values.filter((__, at) => ((index + 1) >> at) & 1),
  );
  return { values: sets, isComplete: isClosed };
}

const pathsIn = (options: readonly Option[], around: readonly string[] = []): readonly (readonly string[])[] =>
  options.flatMap(({ value, children }) => [
    [...around, value],
    ...(children ? pathsIn(children, [...around, value]) : []),
  ]);

const boundsOf = ({ min, max }: Question): readonly (number | string)[] =>
  [min, max].filter((bound) => bound !== undefined);

function numbersOf(question: Question, mentioned: Mentioned, isPlain: boolean): Domain {
  const { type, min, max, step, floatcount, multimode } = question;
  const isRating = type === 'rating';
  const least = typeof min === 'number' ? min : isRating ? 0 : undefined;
  const greatest = typeof max === 'number' ? max : isRating ? 10 : undefined;
  const unit = step ?? 10 ** -(floatcount ?? 0);
  const isWhole = isRating || step !== undefined || floatcount !== undefined;
  const count = least !== undefined && greatest !== undefined ? Math.floor((greatest - least) / unit) + 1 : Infinity;
  if (isWhole && count <= 50 && !multimode)
    return { values: Array.from({ length: count }, (_, at) => tidy((least ?? 0) + at * unit)), isComplete: true };
  const bounds = [least, greatest].filter((bound) => bound !== undefined);
  const near = numbersAround([...mentioned.values, ...bounds], { least, step: unit, isWhole }).filter(
    (number) => number >= (least ?? -Infinity) && number <= (greatest ?? Infinity),
  );
  if (multimode)
    return {
      values: near.flatMap((from) => near.flatMap((to) => (from <= to ? [[from, to]] : []))),
      isComplete: false,
    };
  return { values: near, isComplete: isPlain && near.length < mostValues };
}

const textsIn = ({ values }: Mentioned): readonly string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '');

function factVariable(fact: PatientName, mentioned: Mentioned, today: string): Variable {
  const values: readonly (Answer | undefined)[] =
    fact === 'gender'
      ? [undefined, 'male', 'female']
      : fact === 'age'
        ? [
            undefined,
            ...numbersAround(mentioned.values, { least: 0, step: 1, isWhole: true }).filter(
              (age) => age >= 0 && age <= 130,
            ),
          ]
        : fact === 'birthdate'
          ? [undefined, ...daysAround(mentioned.values, today)]
          : [undefined, ...textsIn(mentioned), '…'];
  return {
    name: `patient.${fact}`,
    values,
    isComplete: fact === 'gender' || !mentioned.computed.has(`patient.${fact}`),
    set: (form, value) => form.setPatient({ ...form.patient, [fact]: value }),
  };
}
