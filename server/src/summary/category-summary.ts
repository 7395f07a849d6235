import type { CallData } from '../../../src/api/contract/contract.ts';
import { reachCategory } from '../guard/reach-category.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/write-audit.ts';
import { findVersion } from '../form/versions.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { countByDay, midnight, toDays } from './day-counts.ts';
import type { EntryRange } from '../answers/entry-pages.ts';
import { latestFigures, type ByDay } from './kept-figures.ts';
import { FigureCounter, ordered, quantile, sizeOf } from './question-figures.ts';
import { addTo } from './tally-answers.ts';

const longestDays = 731;
const usualDays = 90;

/** Figures of a category in a time, ninety days without one, two years at most; cut to what the caller's role may read. */
export const getCategorySummary: Handlers['/category/getsummary'] = async (
  context,
  { category: idOrSlug, from, to, offset = 0 },
) => {
  const category = await reachCategory(context, idOrSlug, 'report');
  const { clinic, id, role } = category;
  const end = to ?? context.clock().toISOString();
  const earliest = midnight(new Date(end), offset, longestDays);
  const wanted = from ?? midnight(new Date(end), offset, usualDays - 1);
  const ownBy = extentOf(role, 'report') === 'own' ? (context.caller.user?.id ?? '') : undefined;
  const range = {
    clinic,
    category: id,
    from: Date.parse(wanted) < Date.parse(earliest) ? earliest : wanted,
    to: end,
    ...(ownBy !== undefined && { ownBy }),
  };
  const days = toDays(
    await countByDay(context.db, { clinic, categories: [id], from: range.from, to: end, ownBy }, offset),
  );
  const figures = await readFigures(context, category, range, { days, offset });
  await auditRead(context, {
    clinic,
    role,
    action: 'category.summary',
    category: id,
    detail: { entries: figures.read },
  });
  return { entries: days.reduce((sum, day) => sum + day.entries, 0), days, ...figures };
};

async function readFigures(
  context: Context,
  category: ReachedCategory,
  range: EntryRange & { readonly from: string; readonly to: string },
  byDay: ByDay,
): Promise<Pick<CallData<'/category/getsummary'>, 'files' | 'read' | 'questions' | 'seconds'>> {
  const current = category.version === null ? undefined : await findVersion(context.db, category, category.version);
  const counter = new FigureCounter(current, category.role);
  const files = new Set<string>();
  const seconds = new Map<number, number>();
  let read = 0;
  for await (const figures of latestFigures(context.db, category, range, byDay)) {
    read += figures.read;
    for (const file of figures.files) files.add(file);
    for (const [took, count] of figures.seconds) addTo(seconds, took, count);
    for (const [version, tallies] of figures.versions) {
      const definition = await findVersion(context.db, category, version);
      if (definition !== undefined) counter.add(tallies, definition);
    }
  }
  return { files: files.size, read, questions: counter.figures(), seconds: secondsOf(seconds) };
}

function secondsOf(counts: ReadonlyMap<number, number>): CallData<'/category/getsummary'>['seconds'] {
  if (counts.size === 0) return null;
  const all = ordered(counts);
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => Math.round(quantile(all, share)));
  return { median: median ?? 0, lower: lower ?? 0, upper: upper ?? 0, entries: sizeOf(all) };
}
