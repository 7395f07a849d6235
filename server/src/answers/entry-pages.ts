import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { utc } from '../db/utc.ts';

/** Which entries are read: of a category, or of one file of it. */
export interface EntryRange {
  readonly clinic: string;
  readonly category: string;
  readonly file?: string;
  readonly from?: string;
  readonly to?: string;
  readonly version?: number;
  /** Only files that this person made. */
  readonly ownBy?: string;
}

const atOnce = 200;
/** So many are worked on, or for so long, before others have their turn: entries of large forms take milliseconds each. */
const few = 10;
const longestMs = 10;

/** Entries of a clinic, of files that are not in the bin. */
function inClinic(db: Database, clinic: string) {
  return db
    .selectFrom('entries')
    .innerJoin('files', (join) =>
      join
        .onRef('files.clinic', '=', 'entries.clinic')
        .onRef('files.id', '=', 'entries.file')
        .on('files.deleted_at', 'is', null),
    )
    .where('entries.clinic', '=', clinic);
}

function inRange(db: Database, { clinic, category, file, from, to, version, ownBy }: EntryRange) {
  return inClinic(db, clinic)
    .where('entries.category', '=', category)
    .$if(file !== undefined, (query) => query.where('entries.file', '=', file ?? ''))
    .$if(ownBy !== undefined, (query) => query.where('files.created_by', '=', ownBy ?? ''))
    .$if(version !== undefined, (query) => query.where('entries.version', '=', version ?? 0))
    .$if(from !== undefined, (query) => query.where('entries.created_at', '>=', utc(from)))
    .$if(to !== undefined, (query) => query.where('entries.created_at', '<=', utc(to)));
}

const columns = [
  'entries.id',
  'entries.file',
  'entries.version',
  'entries.page',
  'entries.answers',
  'entries.created_at',
  'entries.started_at',
  'files.patient',
] as const;

function select(db: Database, range: EntryRange) {
  return inRange(db, range).select(columns);
}

/** How many entries of the range were given in each version of the form. */
export async function countByVersion(db: Database, range: EntryRange): Promise<ReadonlyMap<number, number>> {
  const rows = await inRange(db, range)
    .select(({ fn }) => ['entries.version', fn.countAll<number>().as('count')])
    .groupBy('entries.version')
    .execute();
  return new Map(rows.map(({ version, count }) => [version, count]));
}

/** A part of a range in the order of `entryPages`: after an entry, or so many further on. */
export interface EntryPart {
  readonly after?: Pick<EntryRow, 'created_at' | 'id'>;
  readonly skip?: number;
  readonly limit: number;
}

/** Some entries of the range, oldest first. */
export async function entriesIn(
  db: Database,
  range: EntryRange,
  { after, skip, limit }: EntryPart,
): Promise<readonly EntryRow[]> {
  return select(db, range)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('entries.created_at', 'entries.id'), '>', tuple(after?.created_at ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('entries.created_at', 'asc')
    .orderBy('entries.id', 'asc')
    .limit(limit)
    .$if(skip !== undefined && skip > 0, (query) => query.offset(skip ?? 0))
    .execute();
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** Entries of the range, oldest first, some at a time; other calls have their turn between them. */
export async function* entryPages(
  db: Database,
  range: EntryRange,
  newestFirst = false,
): AsyncGenerator<readonly EntryRow[]> {
  const direction = newestFirst ? 'desc' : 'asc';
  const portions = range.ownBy === undefined ? allPortions(db, range, direction) : ownPortions(db, range, direction);
  let begun = performance.now();
  for await (const rows of portions) {
    for (let at = 0; at < rows.length; at += few) {
      yield rows.slice(at, at + few);
      if (performance.now() - begun < longestMs) continue;
      await breathe();
      begun = performance.now();
    }
    await breathe();
    begun = performance.now();
  }
}

type Direction = 'asc' | 'desc';

function ordered(db: Database, range: EntryRange, direction: Direction) {
  return select(db, range).orderBy('entries.created_at', direction).orderBy('entries.id', direction);
}

/** Each after the last of the one before. */
async function* allPortions(
  db: Database,
  range: EntryRange,
  direction: Direction,
): AsyncGenerator<readonly EntryRow[]> {
  const beyond = direction === 'desc' ? '<' : '>';
  for (let last: EntryRow | undefined, isFirst = true; isFirst || last !== undefined; isFirst = false) {
    const rows = await ordered(db, range, direction)
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('entries.created_at', 'entries.id'), beyond, tuple(last?.created_at ?? '', last?.id ?? '')),
        ),
      )
      .limit(atOnce)
      .execute();
    yield rows;
    last = rows.length < atOnce ? undefined : rows.at(-1);
  }
}

/** Somebody's own lie scattered among those of all others: they are looked for once, and then read by their ids alone. */
async function* ownPortions(
  db: Database,
  range: EntryRange,
  direction: Direction,
): AsyncGenerator<readonly EntryRow[]> {
  const found = await inRange(db, range)
    .select('entries.id')
    .orderBy('entries.created_at', direction)
    .orderBy('entries.id', direction)
    .execute();
  for (let start = 0; start < found.length; start += atOnce) {
    const ids = found.slice(start, start + atOnce).map(({ id }) => id);
    yield await inClinic(db, range.clinic)
      .select(columns)
      .where('entries.id', 'in', ids)
      .orderBy('entries.created_at', direction)
      .orderBy('entries.id', direction)
      .execute();
  }
}
