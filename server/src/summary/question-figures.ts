import type { QuestionFigures } from '../../../src/api/contract/output.ts';
import type {
  Answer,
  Answers,
  FormDefinition,
  Localized,
  Option,
  Question,
  Role,
} from '../../../src/engine/definition/types.ts';
import { isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { seenQuestions } from '../answers/seen-questions.ts';

interface Tally {
  readonly question: Question;
  answered: number;
  readonly choices: Map<string, number>;
  readonly numbers: number[];
}

/** Counts answers as they come; free texts, files and rows are counted as answered, and no more. */
export class FigureCounter {
  readonly #tallies = new Map<string, Tally>();
  readonly #current: ReadonlySet<string>;
  readonly #role: Role;

  /** `current` is the published form: questions that are no longer in it are marked. */
  constructor(current: FormDefinition | undefined, role: Role) {
    this.#role = role;
    const questions = current === undefined ? [] : seenQuestions(current, role);
    this.#current = new Set(questions.map((question) => question.name));
    for (const question of questions) this.#tallyOf(question);
  }

  /** One entry, as far as the role sees it, given in this form. */
  add(answers: Answers, definition: FormDefinition): void {
    for (const question of seenQuestions(definition, this.#role)) {
      const answer = Object.hasOwn(answers, question.name) ? answers[question.name] : undefined;
      if (answer !== undefined && !isRepeating(question)) count(this.#tallyOf(question), answer);
    }
  }

  figures(): QuestionFigures[] {
    return [...this.#tallies.values()]
      .filter((tally) => tally.choices.size > 0 || tally.numbers.length > 0)
      .map((tally) => ({
        name: tally.question.name,
        title: tally.question.title,
        answered: tally.answered,
        gone: !this.#current.has(tally.question.name),
        ...(tally.choices.size > 0 && { choices: choicesOf(tally) }),
        ...(tally.numbers.length > 0 && { numbers: spread(tally.numbers) }),
      }));
  }

  #tallyOf(question: Question): Tally {
    const tally = this.#tallies.get(question.name) ?? {
      question,
      answered: 0,
      choices: new Map<string, number>(),
      numbers: [],
    };
    this.#tallies.set(question.name, tally);
    return tally;
  }
}

/** Different answers that one question keeps apart. */
const mostChoices = 200;

function count(tally: Tally, answer: Answer): void {
  tally.answered += 1;
  if (typeof answer === 'number') tally.numbers.push(answer);
  const chosen =
    typeof answer === 'boolean'
      ? [String(answer)]
      : tally.question.options === undefined
        ? []
        : [answer].flat().filter((value) => typeof value === 'string');
  for (const value of chosen) {
    if (tally.choices.has(value) || tally.choices.size < mostChoices)
      tally.choices.set(value, (tally.choices.get(value) ?? 0) + 1);
  }
}

function choicesOf({ question, choices }: Tally) {
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

function spread(given: readonly number[]): NonNullable<QuestionFigures['numbers']> {
  const numbers = Float64Array.from(given).sort();
  const [min, max] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const mean = numbers.reduce((sum, number) => sum + number / numbers.length, 0);
  return { mean, min, max, median: middle(numbers, 0.5), bins: binsOf(numbers, min, max) };
}

/** Columns of equal width with round edges. */
function binsOf(numbers: Float64Array, min: number, max: number): { from: number; to: number; count: number }[] {
  const width = roundUp((max - min) / mostBins) || 1;
  const first = Math.floor(min / width);
  const counts = new Array<number>(Math.floor(max / width) - first + 1).fill(0);
  for (const number of numbers) counts[Math.floor(number / width) - first]! += 1;
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

/** What lies at a share of sorted numbers. */
export function middle(sorted: Float64Array, at: number): number {
  const place = (sorted.length - 1) * at;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}
