import type { TemplateQuestion } from '../../template/types.ts';
import type { ProposalRow, SampleSize, Source } from '../../types.ts';
import { isReadable, rowsOf, sampleSizeOf, sourcesOf, textOf, textsOf } from './read-values.ts';

/** A text of an answer, and where it stands. */
export interface Passage {
  readonly path: string;
  readonly text: string;
}

/** One question with what was answered, read so that rules need not ask of what shape it is. */
export interface StudyAnswer {
  readonly question: TemplateQuestion;
  readonly path: string;
  /** Something stands there, of whatever shape. */
  readonly present: boolean;
  /** It has the shape of the question's kind, or is absent. */
  readonly readable: boolean;
  /** Nothing was answered: absent, spaces, empty rows. */
  readonly blank: boolean;
  /** Why it does not apply; undefined where nobody said that it does not. */
  readonly reason: string | undefined;
  /** Texts that a reader reads as sentences. */
  readonly passages: readonly Passage[];
  /** All of `passages` in one; of a link, a choice or a date its value. */
  readonly text: string;
  readonly items: readonly string[];
  readonly rows: readonly ProposalRow[];
  readonly sources: readonly Source[];
  readonly sampleSize: SampleSize;
}

/** More rows than anyone writes are not looked at. */
const mostRows = 1000;

const isBlank = (text: string): boolean => !/[^\s\u200b-\u200f\u2060\ufeff]/u.test(text);

function passagesOf(question: TemplateQuestion, value: unknown): readonly Passage[] {
  const path = question.id;
  switch (question.kind) {
    case 'line':
    case 'paragraphs':
      return [{ path, text: textOf(value) }];
    case 'list':
      return textsOf(value)
        .slice(0, mostRows)
        .map((text, index) => ({ path: `${path}[${index}]`, text }));
    case 'sampleSize':
      return [{ path: `${path}.justification`, text: sampleSizeOf(value).justification }];
    case 'table':
    case 'outcomes':
    case 'variables':
    case 'timetable':
    case 'budget':
      return rowsOf(value)
        .slice(0, mostRows)
        .flatMap((row, index) =>
          Object.entries(row).map(([column, text]) => ({ path: `${path}[${index}].${column}`, text })),
        );
    case 'link':
    case 'choice':
    case 'date':
    case 'sources':
      return [];
    default:
      return question.kind satisfies never;
  }
}

const isTable = ({ kind }: TemplateQuestion): boolean =>
  ['table', 'outcomes', 'variables', 'timetable', 'budget'].includes(kind);

/** Rows that were begun and left empty keep their place, so that paths hold; they count as nothing. */
export function readAnswer(question: TemplateQuestion, value: unknown, reason: string | undefined): StudyAnswer {
  const passages = passagesOf(question, value).filter(({ text }) => !isBlank(text));
  const sources = question.kind === 'sources' ? sourcesOf(value).slice(0, 10 * mostRows) : [];
  const sampleSize = sampleSizeOf(question.kind === 'sampleSize' ? value : undefined);
  const { formula, given, stated } = sampleSize;
  const written =
    passages.length > 0 ||
    sources.length > 0 ||
    !isBlank(textOf(value)) ||
    formula !== '' ||
    [stated, ...Object.values(given)].some((text) => !isBlank(text));
  return {
    question,
    path: question.id,
    present: value !== undefined && value !== null,
    readable: value === undefined || value === null || isReadable(value, question),
    blank: !written,
    reason,
    passages,
    text: textOf(value) || passages.map(({ text }) => text).join('\n'),
    items: question.kind === 'list' ? textsOf(value).slice(0, mostRows) : [],
    rows: isTable(question) ? rowsOf(value).slice(0, mostRows) : [],
    sources,
    sampleSize,
  };
}
