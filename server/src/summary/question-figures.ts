import type { QuestionFigures } from '../../../src/api/contract/output.ts';
import type { FormDefinition, Localized, Option, Question, Role } from '../../../src/engine/definition/types.ts';
import { isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { seenQuestions } from '../answers/seen-questions.ts';
import { addChoice, addTo, mostChoices, type Tally } from './tally-answers.ts';

interface Answered extends Tally {
  readonly question: Question;
}

/** Adds figures up, as far as a role sees them. */
export class FigureCounter {
  readonly #answered = new Map<string, Answered>();
  readonly #current: ReadonlySet<string>;
  readonly #role: Role;

  /** `current` is the published form: questions that are no longer in it are marked. */
  constructor(current: FormDefinition | undefined, role: Role) {
    this.#role = role;
    const questions = current === undefined ? [] : seenQuestions(current, role);
    this.#current = new Set(questions.map((question) => question.name));
    for (const question of questions) this.#answeredOf(question);
  }

  /** Of entries that were given in this form, each question by its name. */
  add(tallies: ReadonlyMap<string, Tally>, definition: FormDefinition): void {
    for (const question of seenQuestions(definition, this.#role)) {
      const tally = tallies.get(question.name);
      if (tally === undefined || isRepeating(question)) continue;
      const into = this.#answeredOf(question);
      into.answered += tally.answered;
      for (const [value, count] of tally.choices) addChoice(into.choices, value, count);
      for (const [value, count] of tally.numbers) addTo(into.numbers, value, count);
    }
  }

  figures(): QuestionFigures[] {
    return [...this.#answered.values()]
      .filter((tally) => tally.choices.size > 0 || tally.numbers.size > 0)
      .map((tally) => ({
        name: tally.question.name,
        title: tally.question.title,
        answered: tally.answered,
        gone: !this.#current.has(tally.question.name),
        ...(tally.choices.size > 0 && { choices: choicesOf(tally) }),
        ...(tally.numbers.size > 0 && { numbers: spread(tally.numbers) }),
      }));
  }

  #answeredOf(question: Question): Answered {
    const found = this.#answered.get(question.name) ?? {
      question,
      answered: 0,
      choices: new Map<string, number>(),
      numbers: new Map<number, number>(),
    };
    this.#answered.set(question.name, found);
    return found;
  }
}

function choicesOf({ question, choices }: Answered) {
  const texts = textsOf(question.options ?? []);
  const order = [...texts.keys(), ...[...choices.keys()].filter((value) => !texts.has(value))];
  return order
    .slice(0, mostChoices)
    .map((value) => ({ value, text: texts.get(value) ?? value, count: choices.get(value) ?? 0 }));
}

function textsOf(options: readonly Option[]): Map<string, Localized> {
  return new Map(
    options.flatMap((option) => [[option.value, option.text] as const, ...textsOf(option.children ?? [])]),
  );
}

const mostBins = 12;

function spread(counts: Counts): NonNullable<QuestionFigures['numbers']> {
  const numbers = ordered(counts);
  const [min, max] = [numbers[0]?.[0] ?? 0, numbers.at(-1)?.[0] ?? 0];
  const all = sizeOf(numbers);
  const mean = numbers.reduce((sum, [number, count]) => sum + (number / all) * count, 0);
  return { mean, min, max, median: quantile(numbers, 0.5), bins: binsOf(numbers, min, max) };
}

/** Columns of equal width with round edges. */
function binsOf(numbers: Ordered, min: number, max: number): { from: number; to: number; count: number }[] {
  const width = roundUp((max - min) / mostBins) || 1;
  const first = Math.floor(min / width);
  const counts = new Array<number>(Math.floor(max / width) - first + 1).fill(0);
  for (const [number, count] of numbers) counts[Math.floor(number / width) - first]! += count;
  return counts.map((amount, index) => ({
    from: tidy((first + index) * width),
    to: tidy((first + index + 1) * width),
    count: amount,
  }));
}

const tidy = (number: number): number => Number(number.toPrecision(12));

/** 1, 2 or 5 times a power of ten. */
function roundUp(width: number): number {
  if (!(width > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(width));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= width) ?? 10 * power;
}

type Counts = ReadonlyMap<number, number>;

/** Numbers, the smallest first, each with how often it was counted. */
type Ordered = readonly (readonly [number: number, count: number])[];

export const ordered = (counts: Counts): Ordered => [...counts].sort(([one], [other]) => one - other);

export const sizeOf = (numbers: Ordered): number => numbers.reduce((sum, [, count]) => sum + count, 0);

/** What lies at a share of them all; between two of them where it falls there. */
export function quantile(numbers: Ordered, share: number): number {
  const place = (sizeOf(numbers) - 1) * share;
  const [below, above] = [numberAt(numbers, Math.floor(place)), numberAt(numbers, Math.ceil(place))];
  return below + (above - below) * (place - Math.floor(place));
}

function numberAt(numbers: Ordered, place: number): number {
  let passed = 0;
  return numbers.find(([, count]) => (passed += count) > place)?.[0] ?? 0;
}
