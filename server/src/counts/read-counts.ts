import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Which counts are asked for. */
export interface CountedRange {
  readonly clinic: string;
  readonly categories: readonly string[];
  /** The first quarter of an hour. */
  readonly from: string;
  /** The quarter of an hour before which it ends. */
  readonly to?: string | undefined;
}

/** Counts of a range, those that are not settled yet among them: a span may have several rows. */
export function countsIn(db: Database, { clinic, categories, from, to }: CountedRange) {
  const inTable = (table: 'form_counts' | 'count_changes') =>
    db
      .selectFrom(table)
      .select(['category', 'span', 'files', 'entries'])
      .select(table === 'form_counts' ? sql<number>`changes`.as('changes') : sql<number>`1`.as('changes'))
      .where('clinic', '=', clinic)
      .where('category', 'in', [...categories])
      .where('span', '>=', from)
      .$if(to !== undefined, (query) => query.where('span', '<', to ?? ''));
  return inTable('form_counts').unionAll(inTable('count_changes'));
}

/** Files and entries of a range by category. */
export async function countByCategory(
  db: Database,
  range: CountedRange,
): Promise<ReadonlyMap<string, { readonly files: number; readonly entries: number }>> {
  if (range.categories.length === 0) return new Map();
  const rows = await db
    .selectFrom(countsIn(db, range).as('counted'))
    .select(({ fn }) => ['category', fn.sum<number>('files').as('files'), fn.sum<number>('entries').as('entries')])
    .groupBy('category')
    .execute();
  return new Map(
    rows.map(({ category, files, entries }) => [category, { files: Number(files), entries: Number(entries) }]),
  );
}

/** All files outside the bin, by category. */
export async function countFiles(
  db: Database,
  clinic: string,
  categories: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (categories.length === 0) return new Map();
  const inTable = (table: 'form_counts' | 'count_changes') =>
    db
      .selectFrom(table)
      .select(['category', 'files'])
      .where('clinic', '=', clinic)
      .where('category', 'in', [...categories]);
  const rows = await db
    .selectFrom(inTable('form_counts').where('span', '=', '').unionAll(inTable('count_changes')).as('counted'))
    .select(['category', sql<number>`sum(files)`.as('files')])
    .groupBy('category')
    .execute();
  return new Map(rows.map(({ category, files }) => [category, Number(files)]));
}
