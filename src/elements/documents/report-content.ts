import type { CallData } from '../../api/contract/contract.ts';
import type { Entry } from '../../api/contract/shapes.ts';
import type { Answer, Answers, Attachment, FormDefinition, Question } from '../../engine/definition/types.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import { createForm } from '../../fields/create-form.ts';
import { bandOf } from '../../fields/calculated/band-of.ts';
import { fieldModels } from '../../fields/models.ts';
import type { TrendPoint } from '../../react/ui/chart-shape.ts';
import { toTrends } from '../../react/dashboard/trends/trends.ts';
import type { LanguageTools } from '../../react/ui/language.tsx';
import { localDay } from '../../react/ui/moment.ts';

export type ReportData = CallData<'/report/getreport'>;
export type ReportWords = LanguageTools;

export interface ReportTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** For each row its course, where it has one; drawn in a column of its own. */
  readonly courses?: readonly (readonly TrendPoint[] | undefined)[];
}

/** One question as printed. A blank `answer` was not given; `table` holds the rows of a repeating container, `pictures` what is printed as it looks. */
export interface ReportLine {
  readonly title: string;
  readonly answer: string;
  readonly table?: ReportTable;
  readonly heading?: boolean;
  readonly pictures?: readonly Attachment[];
}

export interface ReportContent {
  readonly pages: readonly { readonly title: string; readonly lines: readonly ReportLine[] }[];
  /** What the form computed. */
  readonly results: readonly ReportLine[];
  /** Answers to questions that the form of that day did not have any more. */
  readonly former: readonly ReportLine[];
  readonly history?: ReportTable;
}

/** Earlier entries shown beside the one reported. */
const historyColumns = 6;

interface Printing {
  readonly definition: FormDefinition;
  readonly form: LiveForm;
  readonly answers: Answers;
  readonly words: ReportWords;
}

/** What the report says, in the version of the form in which the entry was given. */
export function toReportContent({ definition, entry, file, history }: ReportData, words: ReportWords): ReportContent {
  const earlier = history
    .filter(({ createdAt }) => createdAt < entry.createdAt)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const form = createForm(definition, {
    answers: entry.answers,
    patient: file.patient,
    role: 'owner',
    language: words.language,
    now: () => new Date(entry.createdAt),
    history: earlier.map(({ id, createdAt, answers }) => ({ id, at: createdAt, answers })),
  });
  const printing = { definition, form, answers: entry.answers, words };
  const scores = definition.report?.showScores !== false;
  const printed = (question: Question): boolean => isPrinted(question, printing) && !(scores && isResult(question));
  return {
    pages: definition.pages
      .map((page) => ({
        title: words.text(page.displayTitle),
        lines: inOrder(page.questions.filter(printed), definition).flatMap((question) => toLines(question, printing)),
      }))
      .filter(({ lines }) => lines.length > 0 && (entry.page === null || lines.some(isAnswered))),
    results: scores
      ? flat(definition)
          .filter((question) => isResult(question) && isPrinted(question, printing))
          .flatMap((question) => toLines(question, printing))
          .filter(({ answer }) => answer !== '')
      : [],
    former: toFormer(printing),
    history: definition.report?.showHistory === false ? undefined : toHistory([...earlier, entry], printing),
  };
}

/** An entry of one page says nothing of the other pages, not even that they are blank. */
const isAnswered = ({ answer, table }: ReportLine): boolean => answer !== '' || table !== undefined;

const isResult = (question: Question): boolean => fieldModels[question.type].kind === 'calculated';

/** Questions of the form and of its containers that do not repeat. */
const flat = ({ pages }: FormDefinition): readonly Question[] => pages.flatMap((page) => within(page.questions));
const within = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) =>
    question.questions && !question.multimode ? [question, ...within(question.questions)] : [question],
  );

const namesIn = (question: Question): readonly string[] => [
  question.name,
  ...(question.questions ?? []).flatMap(namesIn),
];

/** Named by the report's design, or shown in reports at all; hidden ones only where they were answered. */
function isPrinted(question: Question, { definition, form, answers }: Printing): boolean {
  const { kind } = fieldModels[question.type];
  if (kind === 'static' || question.displayInReport === false) return false;
  const chosen = definition.report?.questions;
  if (chosen && !namesIn(question).some((name) => chosen.includes(name))) return false;
  return answers[question.name] !== undefined || form.state(question.name).visible;
}

function inOrder(questions: readonly Question[], { report }: FormDefinition): readonly Question[] {
  const chosen = report?.questions;
  if (!chosen) return questions;
  const place = (question: Question): number => {
    const at = chosen.indexOf(question.name);
    return at < 0 ? chosen.length : at;
  };
  return [...questions].sort((a, b) => place(a) - place(b));
}

function toLines(question: Question, printing: Printing): readonly ReportLine[] {
  const { words, answers, form, definition } = printing;
  const title = words.text(question.title);
  if (question.questions && !question.multimode) {
    const lines = inOrder(
      question.questions.filter((inner) => isPrinted(inner, printing)),
      definition,
    ).flatMap((inner) => toLines(inner, printing));
    return lines.length > 0 ? [{ title, answer: '', heading: true }, ...lines] : [];
  }
  const answer = answers[question.name] ?? form.get(question.name);
  if (question.questions) return [toRows(question, answer, title, words)];
  const pictures =
    answer === undefined
      ? []
      : (fieldModels[question.type].attachments?.(answer).filter(({ type }) => type.startsWith('image/')) ?? []);
  return [
    {
      title,
      answer: withMeaning(inWords(answer, question, words), answer, question, words),
      ...(pictures.length > 0 && { pictures }),
    },
  ];
}

function toRows(container: Question, answer: Answer | undefined, title: string, words: ReportWords): ReportLine {
  const columns = (container.questions ?? []).filter(
    (question) => fieldModels[question.type].kind !== 'static' && question.displayInReport !== false,
  );
  const rows = Array.isArray(answer) ? (answer as readonly Answers[]).filter((row) => typeof row === 'object') : [];
  if (rows.length === 0) return { title, answer: '' };
  return {
    title,
    answer: '',
    table: {
      head: columns.map((question) => words.text(question.title)),
      rows: rows.map((row) => columns.map((question) => inWords(row[question.name], question, words))),
    },
  };
}

function inWords(answer: Answer | undefined, question: Question, words: ReportWords): string {
  if (answer === undefined) return '';
  const said = fieldModels[question.type].format(answer, question, words);
  const unit = typeof answer === 'number' ? words.text(question.unit) : '';
  return unit && !said.includes(unit) ? `${said} ${unit}` : said;
}

/** A score with its range and the band it falls into: `14 (0–27) · Moderate`. */
function withMeaning(
  said: string,
  answer: Answer | undefined,
  question: Question,
  { text, number }: ReportWords,
): string {
  const { min = 0, max, unit } = question;
  if (typeof answer !== 'number' || !isResult(question)) return said;
  const range = typeof max === 'number' && typeof min === 'number' && !unit ? ` (${number(min)}–${number(max)})` : '';
  const band = bandOf(answer, question);
  return `${said}${range}${band ? ` · ${text(band.text)}` : ''}`;
}

/** Said once for a row, the unit leaves room for the numbers. */
const titleWithUnit = (question: Question, words: ReportWords): string =>
  [words.text(question.title), words.text(question.unit)].filter(Boolean).join(' · ');

/** Answers under names that no question has. */
function toFormer({ definition, answers, words }: Printing): readonly ReportLine[] {
  const known = new Set(flat(definition).map((question) => question.name));
  return Object.entries(answers).flatMap(([name, answer]) =>
    known.has(name) || answer === undefined
      ? []
      : [{ title: name, answer: words.digits(typeof answer === 'object' ? JSON.stringify(answer) : String(answer)) }],
  );
}

/** Questions that are followed over time, by the dates of the last entries. */
function toHistory(entries: readonly Entry[], { definition, words }: Printing): ReportTable | undefined {
  const shown = entries.slice(-historyColumns);
  const followed = flat(definition).filter(
    (question) =>
      question.historytype !== undefined &&
      question.displayInReport !== false &&
      shown.some(({ answers }) => answers[question.name] !== undefined),
  );
  if (shown.length < 2 || followed.length === 0) return undefined;
  const courses = toTrends(definition, entries);
  return {
    head: [words.t('portal:report.question'), ...shown.map(({ createdAt }) => words.date(localDay(createdAt)))],
    courses: followed.map(({ name }) => courses.find((trend) => trend.name === name)?.points),
    rows: followed.map((question) => [
      titleWithUnit(question, words),
      ...shown.map(({ answers }) => inWords(answers[question.name], { ...question, unit: undefined }, words)),
    ]),
  };
}
