import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { countUpTo } from '../db/count-up-to.ts';
import type { Database } from '../db/database.ts';
import { isDistributed } from '../db/is-distributed.ts';
import { searchText } from '../db/fold.ts';
import { fromCursor, limitOf, toPage, type Position } from '../db/page.ts';
import { wordRange } from '../file/file-words.ts';
import { withoutCountry } from '../file/normal-phone.ts';
import { auditRead } from './audit-patients.ts';
import { knowPatients } from './known-patient.ts';
import { isKnown, readableFiles, readingOf, type Reading } from './reading.ts';

const sorts = {
  updated: { column: 'updated_at', direction: 'desc' },
  name: { column: 'sort_name', direction: 'asc' },
} as const;

/** Fewer are looked up one by one; where there are more, walking the list in its order meets a page of them sooner. */
const few = 2000;

/** Most patients searched for a substring when no word starts with the search term. */
const lookedThrough = 5000;

/** A page of the patients that the caller may know of. */
export const getPatients: Handlers['/patient/getpatients'] = async (context, query) => {
  const reading = await readingOf(context);
  const term = query.search === undefined ? '' : withoutCountry(searchText(query.search));
  const { column, direction } = sorts[query.sort ?? 'updated'];
  const limit = limitOf(query);
  const position = await positionOf(context.db, reading, fromCursor(query.after), column);
  const narrow = [
    ...(term === '' ? [] : await narrowByTerm(context.db, reading, term)),
    ...(reading.isAdmin ? [] : await narrowByReading(context, reading)),
  ];
  // Where few are meant, the index that the list is sorted by is kept out of it: walking it would pass by all others.
  // Of several machines, the plain condition says which one is asked.
  const isNarrow = narrow.length > 0 && !(await isDistributed(context.db));
  const matching = context.db
    .selectFrom('patients')
    .where(isNarrow ? sql<boolean>`clinic || '' = ${reading.clinic}` : sql<boolean>`clinic = ${reading.clinic}`)
    .where(isKnown(context, reading, term === '' ? undefined : term))
    .$if(narrow.length > 0, (select) => select.where(sql<boolean>`${sql.join(narrow, sql` and `)}`));
  const rows = await matching
    .selectAll()
    .$if(position !== undefined, (select) =>
      select.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(column, 'id'), direction === 'asc' ? '>' : '<', tuple(position?.[0] ?? '', position?.[1] ?? '')),
      ),
    )
    .orderBy(column, direction)
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
    total: await countUpTo(context.db, matching.select('id')),
    canStore: reading.mayEnter,
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

/** The patients with whom a text may be found, where that are few; in the middle of a word only among the latest. */
async function narrowByTerm(db: Database, { clinic }: Reading, term: string): Promise<readonly RawBuilder<boolean>[]> {
  const [from, to] = wordRange(term);
  const range = sql`word >= ${from} and word < ${to}`;
  const forms = await db.selectFrom('categories').select('id').where('clinic', '=', clinic).execute();
  const inFiles =
    forms.length === 0
      ? sql`select file from file_words where 1 = 0`
      : sql`select file from file_words where clinic = ${clinic} and category in (${sql.join(forms.map(({ id }) => id))}) and ${range}`;
  const inPatients = sql`select patient from patient_words where clinic = ${clinic} and ${range}`;
  const {
    rows: [found],
  } = await sql<{
    count: number;
  }>`select count(*) as count from (select * from (${inFiles}) as by_file union all select * from (${inPatients}) as by_patient limit ${few + 1}) as found`.execute(
    db,
  );
  const count = Number(found?.count ?? 0);
  if (count > few) return [];
  if (count > 0)
    return [
      sql<boolean>`patients.id in (select patient_id from files where files.clinic = ${clinic} and files.id in (${inFiles}) union ${inPatients})`,
    ];
  return [
    sql<boolean>`patients.id in (select id from (select id from patients where clinic = ${clinic} order by updated_at desc, id desc limit ${lookedThrough}) as latest)`,
  ];
}

/** The patients whose files the caller may read, where these are few among the many of the clinic. */
async function narrowByReading(context: Context, reading: Reading): Promise<readonly RawBuilder<boolean>[]> {
  const ways = readableFiles(context, reading).map(
    (way) =>
      sql`select patient_id from files where files.clinic = ${reading.clinic} and files.deleted_at is null and ${way}`,
  );
  const entered = sql`select id from patients where clinic = ${reading.clinic} and created_by = ${reading.user}`;
  const each = [...ways, entered].map((way, index) => sql`select * from (${way}) as ${sql.table(`way${index}`)}`);
  const {
    rows: [found],
  } = await sql<{
    count: number;
  }>`select count(*) as count from (${sql.join(each, sql` union all `)} limit ${few + 1}) as found`.execute(context.db);
  return Number(found?.count ?? 0) > few
    ? []
    : [sql<boolean>`patients.id in (${sql.join([...ways, entered], sql` union `)})`];
}
