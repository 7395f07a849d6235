import { sql } from 'kysely';
import type { Handlers } from '../context/handler.ts';
import type { Database } from '../db/database.ts';
import { isOneOf } from '../db/dialect.ts';
import { fromCursor, limitOf, toPage, type Position } from '../db/page.ts';
import { termOf } from '../file/find-words.ts';
import { auditRead } from './audit-patients.ts';
import { knowPatients } from './known-patient.ts';
import { narrowPatients, narrowToUnmatched } from './narrow-patients.ts';
import { isKnown, readingOf, type Reading } from './reading.ts';

const sorts = {
  updated: { column: 'updated_at', direction: 'desc' },
  name: { column: 'sort_name', direction: 'asc' },
} as const;

/** A page of the patients that the caller may know of. */
export const getPatients: Handlers['/patient/getpatients'] = async (context, query) => {
  const reading = await readingOf(context);
  const term = termOf(query.search);
  const { column, direction } = sorts[query.sort ?? 'updated'];
  const limit = limitOf(query);
  const position = await positionOf(context.db, reading, fromCursor(query.after), column);
  const narrow = query.withoutCode ? narrowToUnmatched : narrowPatients;
  const { ids, isBegun, count } = await narrow(context, reading, term);
  // Where few are meant, the index that the list is sorted by is kept out of it: walking it would pass by all others.
  const sorted = sql<string>`${sql.ref(column)} ${ids === undefined ? sql`` : sql`|| ''`}`;
  const rows = await context.db
    .selectFrom('patients')
    .selectAll()
    .where('clinic', '=', reading.clinic)
    .where(ids === undefined ? isKnown(context, reading, term) : isOneOf(context.db, 'id', ids))
    .$if(query.withoutCode === true, (select) => select.where('code', 'is', null))
    .$if(position !== undefined, (select) =>
      select.where(
        sql<boolean>`(${sorted}, id) ${direction === 'asc' ? sql`>` : sql`<`} (${position?.[0]}, ${position?.[1]})`,
      ),
    )
    .orderBy(sorted, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute();
  // The name they are sorted by may be one that the caller must not read: their cursor names the patient alone.
  const page = toPage(
    rows,
    limit,
    (row) => [reading.isAdmin ? row[column] : '', row.id],
    (row) => row,
  );
  const patients = await knowPatients(context, reading, page.items);
  if (patients.length > 0) await auditRead(context, reading, patients, { action: 'patient.list' });
  return {
    items: patients.map(({ item }) => item),
    next: page.next,
    total: await count(),
    canStore: reading.mayEnter,
    ...(isBegun && { byBeginning: true }),
  };
};

/** Where the last page ended; from the beginning, where that patient is there no more. */
async function positionOf(
  db: Database,
  { clinic }: Reading,
  cursor: Position | undefined,
  column: 'updated_at' | 'sort_name',
): Promise<Position | undefined> {
  if (cursor === undefined || cursor[0] !== '') return cursor;
  const row = await db
    .selectFrom('patients')
    .select([column, 'id'])
    .where('clinic', '=', clinic)
    .where('id', '=', cursor[1])
    .executeTakeFirst();
  return row && [(row as Record<string, string>)[column] ?? '', row.id];
}
