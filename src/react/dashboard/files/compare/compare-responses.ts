import type { Score } from '../../../../api/contract/shapes.ts';
import type { Answer, Answers, FormDefinition, Question } from '../../../../engine/definition/types.ts';
import { isRepeating, walkQuestions, type PlacedQuestion } from '../../../../engine/definition/walk-questions.ts';
import { isSame } from '../../../kit/changes/same.ts';
import type { LanguageTools } from '../../../ui/language/language.tsx';
import type { AnswerReader } from '../../context/types.ts';

/** A response with its form in the version it was given in, both as far as the reader may see them. */
export interface GivenResponse {
  readonly version: number;
  /** The only page that was filled in; null where all of them were. */
  readonly page: string | null;
  readonly answers: Answers;
  readonly definition: FormDefinition;
}

/** Why there is no answer: none was given, the version had no such question, or it stands on a page that was not filled in. */
export type Missing = 'answer' | 'version' | 'page';

export interface Absent {
  readonly missing: Missing;
}

/** One side of a comparison: an answer in words, row by row where it has rows. */
export type Given = { readonly lines: readonly string[] } | Absent;

export interface ComparedAnswer {
  readonly name: string;
  readonly title: string;
  /** How the earlier version asked it, where that is worded otherwise. */
  readonly titleBefore?: string;
  readonly before: Given;
  readonly after: Given;
  /** The answers differ and read alike, such as two files of one name. */
  readonly readsAlike?: true;
}

export interface ComparedScore {
  readonly name: string;
  readonly before: Score | Absent;
  readonly after: Score | Absent;
}

export interface ComparedResponses {
  readonly scores: readonly ComparedScore[];
  readonly changed: readonly ComparedAnswer[];
  /** Answered in the one, and never asked in the other. */
  readonly askedOnce: readonly ComparedAnswer[];
  readonly unchanged: readonly ComparedAnswer[];
  readonly unchangedScores: readonly ComparedScore[];
}

type Pair<T> = readonly [before: T, after: T];

/** In what the later of two responses differs from the earlier one, question by question; what neither answered is left out. */
export function compareResponses(
  responses: Pair<GivenResponse>,
  reader: AnswerReader,
  tools: LanguageTools,
): ComparedResponses {
  const sides = responses.map((response) => ({ response, asked: askedIn(response.definition, reader) }));
  const [before, after] = sides as unknown as Pair<Side>;
  const names = [...new Set([...after.asked.keys(), ...before.asked.keys()])].filter((name) =>
    [before, after].some((side) => side.asked.has(name) && side.response.answers[name] !== undefined),
  );
  const isScored = (name: string): boolean => [before, after].some((side) => isScore(side, name, reader));
  const scores = names.filter(isScored).map((name) => compareScore(name, [before, after], reader));
  const answers = names
    .filter((name) => !isScored(name))
    .map((name) => compareAnswer(name, [before, after], reader, tools));
  const isEqual = ({ before: one, after: other }: ComparedScore): boolean =>
    'value' in one && 'value' in other && one.value === other.value && isSame(one.band, other.band);
  const of = (kind: 'changed' | 'askedOnce' | 'unchanged'): readonly ComparedAnswer[] =>
    answers.filter((answer) => answer.kind === kind).map(({ compared }) => compared);
  return {
    scores: scores.filter((score) => !isEqual(score)),
    changed: of('changed'),
    askedOnce: of('askedOnce'),
    unchanged: of('unchanged'),
    unchangedScores: scores.filter(isEqual),
  };
}

interface Side {
  readonly response: GivenResponse;
  readonly asked: ReadonlyMap<string, PlacedQuestion>;
}

/** Questions that have one answer for a response: rows are compared with the container that repeats. */
function askedIn(definition: FormDefinition, reader: AnswerReader): ReadonlyMap<string, PlacedQuestion> {
  const own = walkQuestions(definition).filter(
    ({ question, row }) =>
      row === undefined && (isRepeating(question) || !['static', 'group'].includes(reader.kind(question.type))),
  );
  return new Map(own.map((placed) => [placed.question.name, placed]));
}

/** What the form computes as a number, gives a band, or follows over time. */
function isScore({ response, asked }: Side, name: string, reader: AnswerReader): boolean {
  const question = asked.get(name)?.question;
  return (
    question !== undefined &&
    typeof response.answers[name] === 'number' &&
    (reader.kind(question.type) === 'calculated' || !!question.bands?.length || question.historytype !== undefined)
  );
}

const compareScore = (name: string, [before, after]: Pair<Side>, reader: AnswerReader): ComparedScore => ({
  name,
  before: scoreOf(before, name, reader),
  after: scoreOf(after, name, reader),
});

function scoreOf({ response, asked }: Side, name: string, reader: AnswerReader): Score | Absent {
  const placed = asked.get(name);
  const value = response.answers[name];
  if (placed === undefined || typeof value !== 'number') return { missing: whyMissing(placed, response) };
  const band = reader.bandOf(value, placed.question);
  const { shorttitle, title, unit, floatcount } = placed.question;
  return {
    name,
    title: shorttitle ?? title,
    value,
    ...(unit !== undefined && { unit }),
    ...(floatcount !== undefined && { floatcount }),
    ...(band && { band: { text: band.text, ...(band.severity && { severity: band.severity }) } }),
  };
}

function compareAnswer(
  name: string,
  [before, after]: Pair<Side>,
  reader: AnswerReader,
  tools: LanguageTools,
): { readonly kind: 'changed' | 'askedOnce' | 'unchanged'; readonly compared: ComparedAnswer } {
  const [one, other] = [before, after].map((side) => given(side, name, reader, tools)) as unknown as Pair<Given>;
  const [titleBefore, titleAfter] = [before, after].map(({ asked }) => titleOf(asked.get(name), tools));
  const isAlike = isSame(before.response.answers[name], after.response.answers[name]);
  const wasAsked = [one, other].every((side) => !('missing' in side) || side.missing === 'answer');
  const kind = !wasAsked ? 'askedOnce' : isAlike ? 'unchanged' : 'changed';
  return {
    kind,
    compared: {
      name,
      title: titleAfter || titleBefore || name,
      ...(titleAfter && titleBefore && titleAfter !== titleBefore && { titleBefore }),
      before: one,
      after: other,
      ...(kind === 'changed' && isSame(one, other) && { readsAlike: true }),
    },
  };
}

/** A question in a group is named with it: "Mother · Year of birth". */
function titleOf(placed: PlacedQuestion | undefined, { text }: LanguageTools): string {
  if (!placed) return '';
  const { parent, question } = placed;
  return [parent && text(parent.question.title), text(question.title)].filter(Boolean).join(' · ');
}

function given({ response, asked }: Side, name: string, reader: AnswerReader, tools: LanguageTools): Given {
  const placed = asked.get(name);
  const answer = response.answers[name];
  return placed === undefined || answer === undefined
    ? { missing: whyMissing(placed, response) }
    : { lines: linesOf(answer, placed.question, reader, tools) };
}

function whyMissing(placed: PlacedQuestion | undefined, { page }: GivenResponse): Missing {
  if (placed === undefined) return 'version';
  return page !== null && page !== placed.page.id ? 'page' : 'answer';
}

function linesOf(answer: Answer, question: Question, reader: AnswerReader, tools: LanguageTools): readonly string[] {
  if (!isRepeating(question) || !Array.isArray(answer)) return [reader.inWords(answer, question, tools)];
  const columns = (question.questions ?? []).filter(({ type }) => reader.kind(type) !== 'static');
  return (answer as readonly Answers[]).map((row) =>
    columns
      .filter(({ name }) => row[name] !== undefined)
      .map((column) => `${tools.text(column.title)}: ${reader.inWords(row[column.name], column, tools)}`)
      .join(' · '),
  );
}
