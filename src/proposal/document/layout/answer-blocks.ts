import { formatDate } from '../../../engine/calendar/format-date.ts';
import type { CitationContext } from '../../sources/citation-text.ts';
import type { Direction, Run } from '../../sources/runs.ts';
import type { TemplateQuestion } from '../../template/types.ts';
import type { ProposalRow, ProposalValue, SampleSize } from '../../types.ts';
import type { DocumentBlock } from '../types.ts';
import { localizedText } from './localized-text.ts';
import { sampleSizeBlocks } from './sample-size.ts';
import { budgetTable, rowsTable, shownNumber, timetable } from './tables.ts';
import { textBlocks } from './text-blocks.ts';
import { textRuns } from './text-runs.ts';

/** Kinds whose answers stand beside what was asked rather than under a heading. */
export const isShort = ({ kind }: TemplateQuestion): boolean => ['line', 'link', 'choice', 'date'].includes(kind);

/** A short answer in its words: an option's text, a date in the calendar of the language. */
export function shortRuns(question: TemplateQuestion, value: string, context: CitationContext): readonly Run[] {
  const { language } = context;
  const direction: Direction = language === 'fa' ? 'rtl' : 'ltr';
  const text = value.trim();
  if (question.kind === 'date') return [{ text: formatDate(text, { language, calendar: language }) }];
  if (question.role === 'budgetTotal') return [{ text: shownNumber(text, language) }];
  if (question.kind === 'choice') {
    const option = question.options?.find((one) => one.value === text);
    return [{ text: option ? localizedText(option.text, language) : text }];
  }
  if (question.kind === 'link') {
    const link = /^https?:\/\//i.test(text) ? text : undefined;
    return [{ text, ...(link && { link }), ...(direction === 'rtl' && { direction: 'ltr' as const }) }];
  }
  return textRuns(text.replace(/\s*\n\s*/g, ' '), context, direction);
}

/** A long answer; nothing where the value is blank or not of its question's kind. */
export function answerBlocks(
  question: TemplateQuestion,
  value: ProposalValue | undefined,
  context: CitationContext,
): readonly DocumentBlock[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return textBlocks(value, context);
  if (!Array.isArray(value)) return isSampleSize(value) ? sampleSizeBlocks(value, context) : [];
  const values = value as readonly unknown[];
  if (question.kind === 'list') return listBlocks(values, context);
  const rows = values.filter(isRow);
  if (!rows.length) return [];
  if (question.kind === 'timetable') return [timetable(rows, context)];
  return [question.kind === 'budget' ? budgetTable(rows, context) : rowsTable(question, rows, context)];
}

function listBlocks(values: readonly unknown[], context: CitationContext): readonly DocumentBlock[] {
  const direction: Direction = context.language === 'fa' ? 'rtl' : 'ltr';
  const items = values.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
  if (items.length < 2) return textBlocks(items[0] ?? '', context);
  return [{ kind: 'list', ordered: true, items: items.map((item) => textRuns(item.trim(), context, direction)) }];
}

const isSampleSize = (value: object): value is SampleSize => 'formula' in value;

/** A row of which something is filled in. */
const isRow = (value: unknown): value is ProposalRow =>
  typeof value === 'object' &&
  value !== null &&
  !('item' in value && typeof value.item === 'object') &&
  Object.values(value).every((cell) => typeof cell === 'string') &&
  Object.values(value as ProposalRow).some((cell) => cell.trim());
