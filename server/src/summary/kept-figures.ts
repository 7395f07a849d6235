import { entryPages, type EntryRange } from '../answers/entry-pages.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { countsIn } from '../counts/read-counts.ts';
import type { Database } from '../db/database.ts';
import { quarterFrom, quarterMinutes, quarterOf } from '../db/quarter.ts';
import { utc } from '../db/utc.ts';
import { findVersion } from '../form/versions.ts';
import { beginOf } from './day-counts.ts';
import { segmentsOf, type CountedSpan, type Segment } from './segments.ts';
import { figuresFromText, figuresToText, noFigures, tallyEntry, type Figures } from './tally-answers.ts';

/** Latest entries that distributions rest on; counts rest on all. */
const mostRead = 20_000;

type Given = EntryRange & { readonly from: string; readonly to: string };

/** How many entries a range has by day, where clocks are `offset` minutes ahead of UTC. */
export interface ByDay {
  readonly days: readonly { readonly day: string; readonly entries: number }[];
  readonly offset: number;
}

/**
 * Figures of the latest entries of a range, the latest first.
 *
 * Those of days, or of parts of busy ones, are kept with the number of changes that the day has seen, and used again
 * while it is the same. The number is read before the entries: figures of entries that come in between count as old.
 */
export async function* latestFigures(
  db: Database,
  category: ReachedCategory,
  given: Given,
  { days, offset }: ByDay,
): AsyncGenerator<Figures> {
  const range = { ...given, from: enoughSince(given, { days, offset }) };
  const [first, end] = [quarterFrom(utc(range.from)), quarterOf(utc(range.to))];
  if (range.ownBy !== undefined || offset % quarterMinutes !== 0 || first >= end)
    return yield tallyRange(db, category, range, mostRead);
  const after = await tallyRange(db, category, { ...range, from: `${end}:00.000Z` }, mostRead);
  yield after;
  let left = mostRead - after.read;
  const segments: Segment[] = [];
  for (const segment of segmentsOf(await spansIn(db, range, first, end), { first, end, offset })) {
    if (left <= 0) break;
    segments.push(segment);
    left -= segment.entries;
  }
  yield* figuresOf(db, category, range, segments);
  if (left > 0 && utc(range.from).slice(0, 16) < first)
    yield tallyRange(db, category, { ...range, to: lastBefore(first) }, left);
}

/** Since when there are as many entries as are read: what lies before is not looked through. */
export function enoughSince({ from }: Given, { days, offset }: ByDay): string {
  let left = mostRead;
  const earliest = days.findLast(({ entries }) => (left -= entries) <= 0);
  const since = earliest === undefined ? from : beginOf(earliest.day, offset);
  return since > utc(from) ? since : from;
}

const lastBefore = (quarter: string): string => new Date(Date.parse(`${quarter}Z`) - 1).toISOString();

async function spansIn(
  db: Database,
  { clinic, category }: Given,
  from: string,
  to: string,
): Promise<readonly CountedSpan[]> {
  const rows = await db
    .selectFrom(countsIn(db, { clinic, categories: [category], from, to }).as('counted'))
    .select(({ fn }) => ['span', fn.sum<number>('entries').as('entries'), fn.sum<number>('changes').as('changes')])
    .groupBy('span')
    .execute();
  return rows.map(({ span, entries, changes }) => ({ span, entries: Number(entries), changes: Number(changes) }));
}

async function* figuresOf(
  db: Database,
  category: ReachedCategory,
  range: Given,
  segments: readonly Segment[],
): AsyncGenerator<Figures> {
  const kept = await readKept(db, range, segments);
  for (const segment of segments) {
    const text = kept.get(keyOf(segment));
    if (text !== undefined) {
      yield figuresFromText(text);
      continue;
    }
    const { since, until } = segment;
    const times = { from: `${since}:00.000Z`, to: lastBefore(until) };
    const figures = await tallyRange(db, category, { ...range, ...times }, Infinity);
    await keep(db, range, segment, figures);
    yield figures;
  }
}

const keyOf = ({ since, until, changes }: Omit<Segment, 'entries'>): string => `${since} ${until} ${changes}`;

async function readKept(
  db: Database,
  { clinic, category }: Given,
  segments: readonly Segment[],
): Promise<ReadonlyMap<string, string>> {
  const [last, earliest] = [segments[0], segments.at(-1)];
  if (last === undefined || earliest === undefined) return new Map();
  const rows = await db
    .selectFrom('form_figures')
    .select(['since', 'until', 'changes', 'figures'])
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('since', '>=', earliest.since)
    .where('since', '<=', last.since)
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row.figures]));
}

async function keep(
  db: Database,
  { clinic, category }: Given,
  { since, until, changes }: Segment,
  of: Figures,
): Promise<void> {
  const figures = figuresToText(of);
  await db
    .insertInto('form_figures')
    .values({ clinic, category, since, until, changes, figures })
    .onConflict((conflict) =>
      conflict.columns(['clinic', 'category', 'since', 'until']).doUpdateSet({ changes, figures }),
    )
    .execute();
}

/** Counts entries one by one, the latest first. */
async function tallyRange(db: Database, category: ReachedCategory, range: EntryRange, most: number): Promise<Figures> {
  const figures = noFigures();
  for await (const page of entryPages(db, range, true)) {
    for (const row of page) tallyEntry(figures, row, await findVersion(db, category, row.version));
    if (figures.read >= most) break;
  }
  return figures;
}
