import type { Answer, Answers, FormDefinition, Question } from '../../../src/engine/definition/types.ts';
import { createForm } from '../../../src/fields/form/create-form.ts';

/** What an instrument must come to, from its publication or by hand. */
export interface Scoring {
  /** Bounds at which each band begins. */
  readonly bands: readonly (number | undefined)[];
  /** The results that `levels` speaks of. */
  readonly results?: readonly string[];
  /** The score where every item is answered by its first option, by its second, and so on; shorter lists by their last. */
  readonly levels?: readonly number[];
  /** Answers besides the items, in all that is counted. */
  readonly given?: Answers;
  /** Answers that differ from the first options, and what comes of them. */
  readonly cases?: readonly (readonly [Answers, Readonly<Record<string, Answer>>])[];
}

export const questionsOf = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...questionsOf(question.questions ?? [])]);

export const allQuestions = ({ pages }: FormDefinition): readonly Question[] =>
  pages.flatMap(({ questions }) => questionsOf(questions));

export const isScored = ({ options = [] }: Question): boolean => options.some(({ score }) => score !== undefined);

const atLevel = (definition: FormDefinition, level: number): Answers =>
  Object.fromEntries(
    allQuestions(definition)
      .filter(isScored)
      .map(({ name, options = [] }) => [name, options[Math.min(level, options.length - 1)]?.value]),
  );

interface Counted {
  readonly answers: Answers;
  readonly expected: Readonly<Record<string, Answer>>;
}

/** All that is to be counted. */
export function countedOf(definition: FormDefinition, scoring: Scoring): readonly Counted[] {
  const { levels = [], cases = [], given, results = ['total'] } = scoring;
  return [
    ...levels.map((score, level) => ({
      answers: { ...atLevel(definition, level), ...given },
      expected: Object.fromEntries(results.map((name) => [name, score])),
    })),
    ...cases.map(([answers, expected]) => ({
      answers: { ...atLevel(definition, 0), ...given, ...answers },
      expected,
    })),
  ];
}

/** What the form makes of the answers. */
export function count(definition: FormDefinition, { answers, expected }: Counted): Record<string, unknown> {
  const form = createForm(definition, { now: () => new Date('2026-03-21T12:00:00'), language: 'en' });
  for (const [name, value] of Object.entries(answers)) if (value !== undefined) form.set(name, value);
  return Object.fromEntries(Object.keys(expected).map((name) => [name, form.get(name)]));
}

type Change = (question: Question) => Question;

const changed = (definition: FormDefinition, id: string, change: Change): FormDefinition => {
  const inside = (question: Question): Question => {
    const own = question.id === id ? change(question) : question;
    return own.questions ? { ...own, questions: own.questions.map(inside) } : own;
  };
  return {
    ...definition,
    pages: definition.pages.map((page) => ({ ...page, questions: page.questions.map(inside) })),
  };
};

const literal = /(?<![\w.])\d+(\.\d+)?(?![\w.])/g;

/** A whole number is one too high, every other a tenth. */
const wrong = (text: string): string => {
  const value = Number(text);
  return String(Number.isInteger(value) && value <= 200 ? value + 1 : value * 1.1);
};

/** The form with one weight or number that is wrong, once for each of them. */
export function* mistakesIn(definition: FormDefinition): Generator<readonly [what: string, form: FormDefinition]> {
  for (const { id, options = [], formula = '' } of allQuestions(definition)) {
    for (const [at, { value, score }] of options.entries()) {
      if (score === undefined) continue;
      const raised = options.map((each, index) => (index === at ? { ...each, score: score + 1 } : each));
      yield [`${id} ${value}`, changed(definition, id, (question) => ({ ...question, options: raised }))];
    }
    for (const { 0: number, index } of formula.matchAll(literal)) {
      const written = formula.slice(0, index) + wrong(number) + formula.slice(index + number.length);
      yield [`${id}: ${written}`, changed(definition, id, (question) => ({ ...question, formula: written }))];
    }
  }
}
