import type { Question } from '../../engine/definition/types.ts';
import { toTrends } from '../../react/dashboard/trends/trends.ts';
import { localDay } from '../../react/ui/language/moment.ts';
import { inOrder, inWords, type Chosen } from './lines.ts';
import { flat, type Printing, type ReportTable, type ReportWords } from './printing.ts';

/** Earlier entries shown beside the one reported. */
const historyColumns = 6;

/** Written once for a row, the unit leaves room for the numbers. */
const titleWithUnit = (question: Question, words: ReportWords): string =>
  [words.text(question.title), words.text(question.unit)].filter(Boolean).join(' · ');

/** Questions by the dates of the last entries: those chosen, else those that are followed over time once there are several entries. */
export function toHistory({ definition, words, entries }: Printing, chosen: Chosen): ReportTable | undefined {
  const shown = entries.slice(-historyColumns);
  const followed = inOrder(flat(definition), chosen).filter(
    (question) =>
      (chosen ? chosen.includes(question.name) : question.historytype !== undefined) &&
      question.questions === undefined &&
      question.displayInReport !== false &&
      shown.some(({ answers }) => answers[question.name] !== undefined),
  );
  if (followed.length === 0 || (!chosen && shown.length < 2)) return undefined;
  const courses = toTrends(definition, entries);
  return {
    head: [words.t('portal:report.question'), ...shown.map(({ createdAt }) => words.date(localDay(createdAt)))],
    ...(shown.length > 1 && {
      courses: followed.map(({ name }) => courses.find((trend) => trend.name === name)?.points),
    }),
    rows: followed.map((question) => [
      titleWithUnit(question, words),
      ...shown.map(({ answers }) => inWords(answers[question.name], { ...question, unit: undefined }, words)),
    ]),
  };
}
