import type { CallData } from '../../../src/api/contract/contract.ts';
import type { Answers } from '../../../src/engine/definition/types.ts';
import { cutAnswers } from '../access/cut-answers.ts';
import { reachCategory } from '../guard/reach-category.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/write-audit.ts';
import { fromJson } from '../db/json.ts';
import { findVersion } from '../form/versions.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { countByDay, midnight, toDays } from './day-counts.ts';
import { entryPages, type EntryRange } from '../answers/entry-pages.ts';
import { FigureCounter, middle } from './question-figures.ts';

/** Latest entries that distributions rest on; counts rest on all. */
const mostRead = 20_000;

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
  const range: EntryRange = {
    clinic,
    category: id,
    from: Date.parse(wanted) < Date.parse(earliest) ? earliest : wanted,
    to: end,
    ownBy,
  };
  const days = toDays(
    await countByDay(context.db, { clinic, categories: [id], from: range.from ?? earliest, to: end, ownBy }, offset),
  );
  const figures = await readFigures(context, category, range);
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
  range: EntryRange,
): Promise<Pick<CallData<'/category/getsummary'>, 'files' | 'read' | 'questions' | 'seconds'>> {
  const current = category.version === null ? undefined : await findVersion(context.db, category, category.version);
  const counter = new FigureCounter(current, category.role);
  const files = new Set<string>();
  const seconds: number[] = [];
  let read = 0;
  for await (const page of entryPages(context.db, range, true)) {
    for (const row of page) {
      const definition = await findVersion(context.db, category, row.version);
      if (definition !== undefined)
        counter.add(cutAnswers(fromJson<Answers>(row.answers), definition, category.role), definition);
      const took =
        row.started_at === null ? Number.NaN : (Date.parse(row.created_at) - Date.parse(row.started_at)) / 1000;
      if (took >= 0 && took < 86_400) seconds.push(took);
      files.add(row.file);
      read += 1;
    }
    if (read >= mostRead) break;
  }
  return { files: files.size, read, questions: counter.figures(), seconds: secondsOf(seconds) };
}

function secondsOf(given: readonly number[]): CallData<'/category/getsummary'>['seconds'] {
  if (given.length === 0) return null;
  const sorted = Float64Array.from(given).sort();
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((at) => Math.round(middle(sorted, at)));
  return { median: median ?? 0, lower: lower ?? 0, upper: upper ?? 0, entries: given.length };
}
