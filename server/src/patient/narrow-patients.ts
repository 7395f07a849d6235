import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { countDistinct, findFew, type ValueQuery } from '../db/count-up-to.ts';
import { byIndex } from '../db/dialect.ts';
import { findText, inAllFiles, says, type Term } from '../file/find-words.ts';
import { isKnown, readableFiles, type Reading } from './reading.ts';

/** Fewer are looked up one by one; where there are more, walking the list in its order meets a page of them sooner. */
const few = 5000;

/** Which of a clinic's patients a list is of, and how many there are. */
export interface Narrowed {
  /** All of them; undefined where they are many, so that the list is to be walked in its order. */
  readonly ids?: readonly string[];
  /** The text was looked for at the beginning of words alone. */
  readonly isBegun: boolean;
  count(): Promise<number>;
}

/**
 * The patients that the caller may know of, by whom they know them: files that they read, and patients they entered.
 *
 * With a text, those alone in whose readable files it stands, as `findText` finds it.
 */
export async function narrowPatients(context: Context, reading: Reading, text: string | undefined): Promise<Narrowed> {
  const { db } = context;
  const sources = (within: Term['within']) => knownBy(context, reading, text === undefined ? text : { text, within });
  const count = () => countDistinct(db, sources('anywhere'));
  if (reading.isAdmin && text === undefined) return { isBegun: false, count };
  const { ids, isBegun } =
    text === undefined
      ? { ids: await findFew(db, sources('anywhere'), few), isBegun: false }
      : await findText(db, reading, sources, few);
  return ids === undefined ? { isBegun, count } : { ids, isBegun, count: () => Promise.resolve(ids.length) };
}

/** Those without a national code alone: they have an index of their own, as most patients have a code. */
export async function narrowToUnmatched(
  context: Context,
  reading: Reading,
  text: string | undefined,
): Promise<Narrowed> {
  const { db } = context;
  const unmatched: ValueQuery = sql`select id as value from patients ${byIndex(db, 'patients_without_code')}
    where clinic = ${reading.clinic} and code is null and ${isKnown(context, reading, text)}`;
  const ids = await findFew(db, [unmatched], few);
  return { ids, isBegun: false, count: () => (ids ? Promise.resolve(ids.length) : countDistinct(db, [unmatched])) };
}

/** Queries for ids of patients, each with an index of its own. */
function knownBy(context: Context, reading: Reading, term: Term | undefined): readonly ValueQuery[] {
  const { clinic, user } = reading;
  const ofFiles = readableFiles(context, reading).map(({ condition, categories, isOwn }): ValueQuery =>
    term !== undefined && categories !== undefined
      ? inAllFiles(context.db, 'patient_id', { clinic, categories }, term)
      : sql`select patient_id as value from files ${isOwn ? byIndex(context.db, 'files_own') : sql``} where files.clinic = ${clinic} and files.deleted_at is null
          and files.patient_id is not null and ${condition} ${term === undefined ? sql`` : sql`and ${says('files', clinic, term)}`}`,
  );
  if (!reading.mayEnter) return ofFiles;
  const entered: ValueQuery = sql`select id as value from patients ${byIndex(context.db, 'patients_creator')} where clinic = ${clinic}
    and ${reading.isAdmin ? sql`created_by is not null` : sql`created_by = ${user}`}
    ${term === undefined ? sql`` : sql`and ${says('patients', clinic, term)}`}`;
  return [...ofFiles, entered];
}
