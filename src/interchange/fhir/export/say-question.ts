import { resolveName, type QuestionsByName } from '../../../engine/dependencies/question-names.ts';
import { isRepeating, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import type { Question } from '../../../engine/definition/types.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { keptItem } from '../resource/keep.ts';

/** How many decimals a number has: none, some that end, or those of a quotient, which need not end. */
export type Digits = 'whole' | 'exact' | 'ratio';

/** A number in FHIRPath; `positive` where it is never below zero, `atom` where it needs no parentheses. */
export interface Said {
  readonly text: string;
  readonly digits: Digits;
  readonly positive: boolean;
  readonly atom: boolean;
}

/** What is known of the questions that expressions name. */
export interface Known {
  readonly byName: QuestionsByName;
  /** Whether other systems hide the question, page or container when we do. */
  isShownAlike(placed: PlacedQuestion): boolean;
  /** What another calculation gives, where other systems can compute it too. */
  computed(placed: PlacedQuestion): Said | undefined;
}

/** The question that the name means, and the row of a matrix; undefined where other systems would see another answer. */
export function find(name: string, { byName, isShownAlike }: Known) {
  const found = resolveName(name, byName, undefined);
  return found?.kind === 'question' && keptItem(found.placed.question) === undefined && isShownAlike(found.placed)
    ? found
    : undefined;
}

/** The items of a response that are of this linkId, wherever they stand. */
export function itemsAt(linkId: string): string {
  return `%resource.descendants().where(linkId = ${quoted(linkId)})`;
}

export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

export const valuesOf = ({ id }: Question): string => `${itemsAt(id)}.answer.value`;

const sumOfSome = '.aggregate(iif($total.empty(), $this, $total + $this))';

/** What the answer counts for, blank where there is none; with `each`, the numbers that it is the sum of. */
export function sayScore(name: string, known: Known, each = false): Said | undefined {
  const found = find(name, known);
  if (!found || (found.across && !each)) return undefined;
  const { placed, part } = found;
  const parts = part === undefined ? scoresOf(placed, known) : matrixScores(placed.question, part);
  if (!parts || parts.length === 0) return undefined;
  const [first = '', ...others] = parts.map(({ text }) => text);
  const all = others.reduce((text, other) => `${text}.combine(${other})`, first);
  const isOne = parts.length === 1 && placed.question.multimode !== true && placed.question.type !== 'container';
  return {
    text: each || isOne ? all : all + sumOfSome,
    digits: parts.every(({ digits }) => digits === 'whole') ? 'whole' : 'exact',
    positive: parts.every(({ positive }) => positive),
    atom: true,
  };
}

/** The numbers that make up the score of a question, or of what is in a container. */
function scoresOf(placed: PlacedQuestion, known: Known): readonly Said[] | undefined {
  const { question, children } = placed;
  if (keptItem(question) || !known.isShownAlike(placed)) return undefined;
  if (question.type === 'container') {
    const counted = children.filter((child) => isScored(child.question));
    const parts = counted.map((child) => scoresOf(child, known));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (question.type === 'matrix') return matrixScores(question);
  if (question.type === 'select' || question.type === 'flatview') return optionScores(question, question.id);
  if (question.type === 'rating' && question.options?.some(({ score }) => score !== undefined)) return undefined;
  const value = sayValue(placed, known);
  return value && [value];
}

function isScored({ type }: Question): boolean {
  const { kind, score } = fieldModels[type];
  return kind === 'group' || (kind !== 'calculated' && score !== undefined);
}

function matrixScores(question: Question, part?: number): readonly Said[] | undefined {
  const { id, rows = [] } = question;
  const asked = part === undefined ? rows : rows.slice(part, part + 1);
  const parts = asked.map((row) => optionScores(question, `${id}.${row.name}`));
  return parts.every((each) => each !== undefined) ? parts.flat() : undefined;
}

/** An option without a score counts for nothing here, and readers differ about it. */
function optionScores({ options = [], allowother }: Question, linkId: string): readonly Said[] | undefined {
  const scores = options.map(({ score }) => score);
  if (allowother || scores.length === 0 || !scores.every((score) => score !== undefined)) return undefined;
  return [
    {
      text: `${itemsAt(linkId)}.answer.value.ordinal()`,
      digits: scores.every(Number.isInteger) ? 'whole' : 'exact',
      positive: scores.every((score) => score >= 0),
      atom: true,
    },
  ];
}

/** The number that is the answer; with `each`, those of all rows. */
export function sayNumber(name: string, known: Known, each = false): Said | undefined {
  const found = find(name, known);
  return !found || found.part !== undefined || (found.across && !each) ? undefined : sayValue(found.placed, known);
}

function sayValue(placed: PlacedQuestion, known: Known): Said | undefined {
  const { question } = placed;
  const { type, min, floatcount, multimode } = question;
  const text = valuesOf(question);
  if (type === 'calculated') {
    const said = known.computed(placed);
    return said && { ...said, text, atom: true, digits: floatcount === 0 ? 'whole' : 'exact' };
  }
  if (type === 'checkbox')
    return { text: `${text}.select(iif($this, 1, 0))`, digits: 'whole', positive: true, atom: true };
  if (multimode || (type !== 'number' && type !== 'rating' && type !== 'numericrange')) return undefined;
  const digits = type === 'number' && floatcount === 0 ? 'whole' : 'exact';
  return { text, digits, positive: typeof min === 'number' && min >= 0, atom: true };
}

const plain: ReadonlySet<Question['type']> = new Set<Question['type']>([
  'number',
  'rating',
  'numericrange',
  'checkbox',
  'select',
  'flatview',
  'text',
  'note',
  'date',
  'datetime',
  'time',
]);

/** All answers of a question, to count or to ask whether there are some. */
export function sayAnswers(name: string, known: Known): string | undefined {
  const found = find(name, known);
  if (!found || found.part !== undefined) return undefined;
  const { question } = found.placed;
  const isPlain = plain.has(question.type) || known.computed(found.placed) !== undefined;
  return isPlain && !isRepeating(question) ? valuesOf(question) : undefined;
}
