import { sql, type RawBuilder } from 'kysely';
import { extentOf } from '../access/rules.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { countFiles } from '../counts/read-counts.ts';
import { findFew, type ValueQuery } from '../db/count-up-to.ts';
import type { Database } from '../db/database.ts';
import { byIndex, contains, isOneOf } from '../db/dialect.ts';
import { searchText } from '../db/fold.ts';
import { hasWord, wordRange } from './file-words.ts';
import { withoutCountry } from './normal-phone.ts';

/** So many files are looked up one by one; where more are found, walking the list in its order meets a page of them sooner. */
const few = 2000;

/** So many files are read through for a text in the middle of words, whatever begins with it. */
const readThrough = 50_000;

/** What is looked for, as it stands in the columns that are searched; undefined where there is nothing to look for. */
export function termOf(search: string | undefined): string | undefined {
  const term = withoutCountry(searchText(search));
  return term === '' ? undefined : term;
}

/** Where in a word a text stands. */
export type Within = 'beginning' | 'anywhere';

/** A text that is looked for. */
export interface Term {
  readonly text: string;
  readonly within: Within;
}

/** What a text was found in. */
export interface Found {
  /** Undefined where there are more than were asked for. */
  readonly ids: readonly string[] | undefined;
  /** It was looked for at the beginning of words alone: it may stand within others, too. */
  readonly isBegun: boolean;
}

/**
 * Values that are found by a text, at most so many.
 *
 * Among very many files it is found where a word begins with it, and only where none does anywhere: reading through all
 * of them takes a moment.
 */
export async function findText(
  db: Database,
  { clinic, whole }: Pick<Searched, 'clinic' | 'whole'>,
  queriesFor: (within: Within) => readonly ValueQuery[],
  most: number,
): Promise<Found> {
  const counts = await countFiles(db, clinic, whole);
  const files = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const begun = files > readThrough ? await findFew(db, queriesFor('beginning'), most) : [];
  if (begun === undefined) return { ids: undefined, isBegun: false };
  if (begun.length > 0) return { ids: begun, isBegun: true };
  return { ids: await findFew(db, queriesFor('anywhere'), most), isBegun: false };
}

/**
 * The id, or the patient, of every file of some forms in which a text stands; null for those in the bin.
 *
 * What words name is looked up one after the other, as far as it is asked for: a join would first go through all of them.
 * In the middle of words it is looked for in the index that has names in it, without the files themselves.
 */
export function inAllFiles(
  db: Database,
  of: 'id' | 'patient_id',
  { clinic, categories }: { readonly clinic: string; readonly categories: readonly string[] },
  { text, within }: Term,
): ValueQuery {
  const here = sql`clinic = ${clinic} and category in (${sql.join(categories)})`;
  const column = sql.ref(of);
  if (within === 'anywhere')
    return sql`select ${column} as value from files ${byIndex(db, 'files_name')}
      where ${here} and deleted_at is null and ${contains('search', text)}`;
  const [from, to] = wordRange(text);
  return sql`select (select ${column} from files where files.clinic = ${clinic} and files.id = named.file
      and files.deleted_at is null and ${contains('files.search', text)}) as value
    from (select file from file_words where ${here} and word >= ${from} and word < ${to}) as named`;
}

/** Whether a text stands in a file, or in a patient who was entered as such. */
export function says(of: 'files' | 'patients', clinic: string, { text, within }: Term): RawBuilder<boolean> {
  const held = contains(`${of}.search`, text);
  return within === 'anywhere' ? held : sql<boolean>`${held} and ${hasWord(of, clinic, text)}`;
}

/** Forms in which somebody searches: those that they read all files of, and those that they read their own in. */
export interface Searched {
  readonly clinic: string;
  readonly whole: readonly string[];
  readonly own: readonly string[];
  readonly user: string;
}

/** One form alone. */
export function searchedIn(context: Context, { clinic, id, role }: ReachedCategory): Searched {
  const isOwn = extentOf(role, 'view') === 'own';
  return { clinic, whole: isOwn ? [] : [id], own: isOwn ? [id] : [], user: context.caller.user?.id ?? '' };
}

/** How a text is found: where there are no ids, files are so many that their list is to be walked in its order. */
export interface Search extends Found {
  readonly text: string;
}

/** Where a text stands, quickest for how often it is there; undefined where there is nothing to look for. */
export async function searchFiles(db: Database, place: Searched, search: string): Promise<Search | undefined> {
  const text = termOf(search);
  if (text === undefined) return undefined;
  const { clinic, whole, own, user } = place;
  const queriesFor = (within: Within): readonly ValueQuery[] => [
    ...(whole.length > 0 ? [inAllFiles(db, 'id', { clinic, categories: whole }, { text, within })] : []),
    ...(own.length > 0
      ? [
          sql`select id as value from files ${byIndex(db, 'files_own')} where clinic = ${clinic} and created_by = ${user}
            and category in (${sql.join(own)}) and deleted_at is null and ${says('files', clinic, { text, within })}` satisfies ValueQuery,
        ]
      : []),
  ];
  return { text, ...(await findText(db, place, queriesFor, few)) };
}

/** Whether a column names one of the files that were found. */
export function isFound(db: Database, column: string, { text, ids }: Search): RawBuilder<boolean> {
  return ids === undefined ? contains('files.search', text) : isOneOf(db, column, ids);
}
