import type { Answer, Answers, FormDefinition, Question } from '../../../src/engine/definition/types.ts';
import { isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import { roles } from '../access/rules.ts';
import { seenQuestions } from '../answers/seen-questions.ts';
import { fromJson } from '../db/json.ts';

/** How one question was answered. */
export interface Tally {
  answered: number;
  readonly choices: Map<string, number>;
  readonly numbers: Map<number, number>;
}

/** What was counted of some entries, for every role: each is shown no more of it than it sees. */
export interface Figures {
  read: number;
  readonly files: Set<string>;
  /** Whole seconds that entries took, and how many took them. */
  readonly seconds: Map<number, number>;
  /** By version of the form and name of the question, the latest first. */
  readonly versions: Map<number, Map<string, Tally>>;
}

export interface TalliedEntry {
  readonly version: number;
  readonly file: string;
  readonly answers: string;
  readonly created_at: string;
  readonly started_at: string | null;
}

/** Different answers that one question keeps apart. */
export const mostChoices = 200;
const day = 86_400;

export const noFigures = (): Figures => ({ read: 0, files: new Set(), seconds: new Map(), versions: new Map() });

/** Counts one entry, given in this form; free texts, files and rows are counted as answered, and no more. */
export function tallyEntry(figures: Figures, entry: TalliedEntry, definition: FormDefinition | undefined): void {
  figures.read += 1;
  figures.files.add(entry.file);
  const started = entry.started_at === null ? Number.NaN : Date.parse(entry.started_at);
  const took = (Date.parse(entry.created_at) - started) / 1000;
  if (took >= 0 && took < day) addTo(figures.seconds, Math.round(took));
  if (definition === undefined) return;
  const tallies = figures.versions.get(entry.version) ?? new Map<string, Tally>();
  figures.versions.set(entry.version, tallies);
  const answers = fromJson<Answers>(entry.answers);
  for (const question of talliedQuestions(definition)) {
    const answer = Object.hasOwn(answers, question.name) ? answers[question.name] : undefined;
    if (answer !== undefined) tally(tallyOf(tallies, question.name), question, answer);
  }
}

export function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const found = tallies.get(name) ?? { answered: 0, choices: new Map(), numbers: new Map() };
  tallies.set(name, found);
  return found;
}

export function addTo<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Beyond the most, others are not kept apart. */
export function addChoice(choices: Map<string, number>, value: string, by = 1): void {
  if (choices.has(value) || choices.size < mostChoices) addTo(choices, value, by);
}

/** All that any role sees. */
function talliedQuestions(definition: FormDefinition): readonly Question[] {
  const known = tallied.get(definition);
  if (known !== undefined) return known;
  const questions = roles.flatMap((role) => seenQuestions(definition, role)).filter((each) => !isRepeating(each));
  const byName = [...new Map(questions.map((question) => [question.name, question])).values()];
  tallied.set(definition, byName);
  return byName;
}

const tallied = new WeakMap<FormDefinition, readonly Question[]>();

function tally(into: Tally, question: Question, answer: Answer): void {
  into.answered += 1;
  if (typeof answer === 'number') addTo(into.numbers, answer);
  const chosen =
    typeof answer === 'boolean'
      ? [String(answer)]
      : question.options === undefined
        ? []
        : [answer].flat().filter((value) => typeof value === 'string');
  for (const value of chosen) addChoice(into.choices, value);
}

/** As text, and back. */
export function figuresToText({ read, files, seconds, versions }: Figures): string {
  const tallies = [...versions].map(([version, questions]) => [
    version,
    [...questions].map(([name, { answered, choices, numbers }]) => [name, answered, [...choices], [...numbers]]),
  ]);
  return JSON.stringify([read, [...files], [...seconds], tallies]);
}

type Written = [
  read: number,
  files: string[],
  seconds: [number, number][],
  versions: [number, [name: string, answered: number, choices: [string, number][], numbers: [number, number][]][]][],
];

export function figuresFromText(text: string): Figures {
  const [read, files, seconds, versions] = fromJson<Written>(text);
  return {
    read,
    files: new Set(files),
    seconds: new Map(seconds),
    versions: new Map(
      versions.map(([version, questions]) => [
        version,
        new Map(
          questions.map(([name, answered, choices, numbers]) => [
            name,
            { answered, choices: new Map(choices), numbers: new Map(numbers) },
          ]),
        ),
      ]),
    ),
  };
}
