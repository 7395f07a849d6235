import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { showDigits } from '../../../engine/numbers/digits.ts';
import { formatNumber, parseNumber } from '../../../engine/numbers/number-text.ts';
import type { CitationContext } from '../../sources/citation-text.ts';
import type { Run } from '../../sources/runs.ts';
import type { TemplateQuestion } from '../../template/types.ts';
import type { ProposalRow } from '../../types.ts';
import { labels } from '../labels.ts';
import type { TableBlock, TimetableBlock } from '../types.ts';
import { localizedText } from './localized-text.ts';
import { textRuns } from './text-runs.ts';

type Label = keyof typeof labels;

interface Column {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  /** Values that have words of their own. */
  readonly words?: readonly Label[];
  readonly numeric?: boolean;
}

const cellRuns = (text: string, context: CitationContext): readonly Run[] =>
  textRuns(text.replace(/\s*\n\s*/g, ' ').trim(), context, context.language === 'fa' ? 'rtl' : 'ltr');

const isLabel = (value: string, words: readonly Label[] = []): value is Label =>
  (words as readonly string[]).includes(value);

/** Columns that every row leaves blank are left out. */
function tableOf(rows: readonly ProposalRow[], columns: readonly Column[], context: CitationContext): TableBlock {
  const used = columns.filter(({ id }) => rows.some((row) => row[id]?.trim()));
  const cell = (row: ProposalRow, { id, words, numeric }: Column): readonly Run[] => {
    const text = row[id] ?? '';
    if (isLabel(text, words)) return [{ text: labels[text][context.language] }];
    return numeric ? [{ text: shownNumber(text, context.language) }] : cellRuns(text, context);
  };
  return {
    kind: 'table',
    columns: used.map(({ title, width, numeric }) => ({ title, width, ...(numeric && { numeric }) })),
    rows: rows.map((row) => used.map((column) => cell(row, column))),
  };
}

/** As typed where it is no number. */
export function shownNumber(text: string, language: CoreLanguage): string {
  const number = parseNumber(text);
  return number === undefined ? showDigits(text.trim(), language) : formatNumber(number, { language, grouped: true });
}

/** The rows of a question of kind table, outcomes or variables. */
export function rowsTable(
  question: TemplateQuestion,
  rows: readonly ProposalRow[],
  context: CitationContext,
): TableBlock {
  return tableOf(rows, columnsOf(question, context.language), context);
}

function columnsOf({ kind, columns }: TemplateQuestion, language: CoreLanguage): readonly Column[] {
  const fixed = (id: string, label: Label, width: number, words?: readonly Label[]): Column => ({
    id,
    title: labels[label][language],
    width,
    ...(words && { words }),
  });
  if (kind === 'outcomes')
    return [
      fixed('rank', 'rank', 2, ['primary', 'secondary', 'harm']),
      fixed('name', 'outcome', 4),
      fixed('measure', 'measure', 5),
      fixed('time', 'time', 3),
    ];
  if (kind === 'variables')
    return [
      fixed('name', 'name', 4),
      fixed('role', 'role', 4, ['independent', 'dependent', 'confounder', 'background']),
      fixed('type', 'type', 3, ['nominal', 'ordinal', 'discrete', 'continuous']),
      fixed('definition', 'definition', 5),
      fixed('unit', 'unit', 2),
      fixed('scale', 'scale', 4),
    ];
  return (columns ?? []).map(({ id, title }) => ({ id, title: localizedText(title, language), width: 1 }));
}

/** Each row with its cost, and their sum. */
export function budgetTable(rows: readonly ProposalRow[], context: CitationContext): TableBlock {
  const { language } = context;
  const title = (label: Label): string => labels[label][language];
  const costs = rows.map(costOf);
  const sum = costs.reduce<number>((total, cost) => total + (cost ?? 0), 0);
  const table = tableOf(
    rows.map((row, index) => ({ ...row, cost: costs[index] === undefined ? '' : String(costs[index]) })),
    [
      {
        id: 'kind',
        title: title('kind'),
        width: 3,
        words: ['personnel', 'consumable', 'equipment', 'travel', 'other'],
      },
      { id: 'item', title: title('item'), width: 6 },
      { id: 'count', title: title('count'), width: 2, numeric: true },
      { id: 'price', title: title('price'), width: 3, numeric: true },
      { id: 'cost', title: title('cost'), width: 3, numeric: true },
    ],
    context,
  );
  if (!costs.some((cost) => cost !== undefined)) return table;
  return {
    ...table,
    total: { label: title('total'), runs: [{ text: formatNumber(sum, { language, grouped: true }) }] },
  };
}

function costOf({ count = '', price = '' }: ProposalRow): number | undefined {
  const [howMany, each] = [parseNumber(count), parseNumber(price)];
  return howMany === undefined || each === undefined ? undefined : Math.round(howMany * each * 100) / 100;
}

/** Columns of a page's width; a longer study has several months in each. */
const mostPeriods = 18;

/** Activities with a bar over the months they take. */
export function timetable(rows: readonly ProposalRow[], context: CitationContext): TimetableBlock {
  const { language } = context;
  const months = rows.map(({ starts = '', ends = '' }) => [monthOf(starts), monthOf(ends) ?? monthOf(starts)] as const);
  const last = Math.max(1, ...months.map(([, end]) => end ?? 0));
  const step = Math.ceil(last / mostPeriods);
  const first = Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step + 1);
  const span = (from: number, to: number): string => showDigits(from === to ? `${from}` : `${from}–${to}`, language);
  return {
    kind: 'timetable',
    activityTitle: labels.activity[language],
    periodTitle: labels.month[language],
    periods: first.map((month) => span(month, month + step - 1)),
    activities: rows.map(({ activity = '', starts = '', ends = '' }, index) => {
      const [from, to] = months[index] ?? [];
      const known = from !== undefined && to !== undefined;
      return {
        runs: cellRuns(activity, context),
        months: known ? span(from, to) : showDigits([starts, ends].filter(Boolean).join('–'), language),
        active: first.map((month) => known && from < month + step && to >= month),
      };
    }),
  };
}

function monthOf(text: string): number | undefined {
  const month = parseNumber(text);
  return month !== undefined && month >= 1 && month <= 240 ? Math.ceil(month) : undefined;
}
