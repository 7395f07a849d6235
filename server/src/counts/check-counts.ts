import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { quarterIn } from '../db/quarter.ts';
import type { CountChange } from './change-counts.ts';

/** Files and entries of a span. */
export interface Counted {
  readonly files: number;
  readonly entries: number;
}

/** A span that is counted otherwise than it is stored; blank: all of a form's. */
export interface CountFault {
  readonly span: string;
  readonly counted: Counted;
  readonly stored: Counted;
}

const none: Counted = { files: 0, entries: 0 };
const isSame = (one: Counted, other: Counted): boolean => one.files === other.files && one.entries === other.entries;
const sum = (one: Counted, other: Counted): Counted => ({
  files: one.files + other.files,
  entries: one.entries + other.entries,
});
const less = (one: Counted, other: Counted): Counted => ({
  files: one.files - other.files,
  entries: one.entries - other.entries,
});

/** Compares the counts of a form with all that is stored of it. */
export async function checkCounts(db: Database, clinic: string, category: string): Promise<readonly CountFault[]> {
  const stored = await countStored(db, clinic, category);
  const { spans, all } = await readCounted(db, clinic, category);
  const faults = [...new Set([...stored.keys(), ...spans.keys()])]
    .sort()
    .map((span) => ({ span, counted: spans.get(span) ?? none, stored: stored.get(span) ?? none }));
  const whole = { span: '', counted: all, stored: [...stored.values()].reduce(sum, none) };
  return [...faults, whole].filter((each) => !isSame(each.counted, each.stored));
}

/** The changes after which counts are as what is stored. */
export function correctionsOf(clinic: string, category: string, faults: readonly CountFault[]): CountChange[] {
  const changeOf = (span: string, by: Counted) => ({ clinic, category, span, ...by });
  const spans = faults.filter(({ span }) => span !== '');
  const changes = spans.map(({ span, counted, stored }) => changeOf(span, less(stored, counted)));
  const whole = faults.find(({ span }) => span === '') ?? { counted: none, stored: none };
  // Each change of a span changes the number of all as well.
  const left = less(less(whole.stored, whole.counted), changes.reduce<Counted>(sum, none));
  return isSame(left, none) ? changes : [...changes, changeOf('', left)];
}

async function countStored(db: Database, clinic: string, category: string): Promise<ReadonlyMap<string, Counted>> {
  const { rows } = await sql<{ span: string; files: number; entries: number }>`
    select span, sum(files) as files, sum(entries) as entries from (
      select ${sql.raw(quarterIn('created_at'))} as span, 1 as files, 0 as entries from files
        where clinic = ${clinic} and category = ${category} and deleted_at is null
      union all select ${sql.raw(quarterIn('e.created_at'))}, 0, 1 from entries e join files f on f.clinic = e.clinic and f.id = e.file
        where e.clinic = ${clinic} and e.category = ${category} and f.deleted_at is null) as kept
    group by span`.execute(db);
  return new Map(rows.map(({ span, files, entries }) => [span, { files: Number(files), entries: Number(entries) }]));
}

async function readCounted(
  db: Database,
  clinic: string,
  category: string,
): Promise<{ readonly spans: ReadonlyMap<string, Counted>; readonly all: Counted }> {
  const { rows } = await sql<{ settled: number; span: string; files: number; entries: number }>`
    select 1 as settled, span, files, entries from form_counts where clinic = ${clinic} and category = ${category}
    union all select 0, span, files, entries from count_changes where clinic = ${clinic} and category = ${category}`.execute(
    db,
  );
  const spans = new Map<string, Counted>();
  let all = none;
  for (const { settled, span, files, entries } of rows) {
    if (span !== '') spans.set(span, sum(spans.get(span) ?? none, { files, entries }));
    if (span === '' || settled === 0) all = sum(all, { files, entries });
  }
  return { spans, all };
}
