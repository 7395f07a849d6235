import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import { contains } from '../db/dialect.ts';
import { searchText } from '../db/fold.ts';
import { withoutCountry } from './normal-phone.ts';
import { wordRange } from './file-words.ts';

/** So many files are looked up one by one; where more are found, walking the list in its order meets a page of them sooner. */
const few = 2000;

/** Most files searched for a substring when no word starts with the search term. */
const lookedThrough = 5000;

/** How a text is found; `isNarrow`: by looking up the files it names, not by walking the list. */
export interface Search {
  readonly condition: RawBuilder<boolean>;
  readonly isNarrow: boolean;
}

/**
 * The condition that finds a text in the files of some categories, quickest for how often the text is there.
 *
 * Names are found from the beginning of any of their words on, codes and phones from their own; in the middle of a
 * word among the latest five thousand files, which is all of them in most clinics.
 */
export async function searchCondition(
  db: Database,
  clinic: string,
  categories: readonly string[],
  search: string,
): Promise<Search | undefined> {
  const term = withoutCountry(searchText(search));
  if (term === '') return undefined;
  const [from, to] = wordRange(term);
  const here = sql`clinic = ${clinic} and category in (${sql.join(categories)})`;
  const inWords = sql`from file_words where ${here} and word >= ${from} and word < ${to}`;
  const {
    rows: [found],
  } = await sql<{
    count: number;
  }>`select count(*) as count from (select file ${inWords} limit ${few + 1}) as found`.execute(db);
  const count = Number(found?.count ?? 0);
  if (count > few) return { condition: contains('search', term), isNarrow: false };
  if (count > 0)
    return {
      condition: sql<boolean>`(files.id in (select file ${inWords}) and ${contains('search', term)})`,
      isNarrow: true,
    };
  const latest = sql`select id from files where ${here} and deleted_at is null order by updated_at desc, id desc limit ${lookedThrough}`;
  return {
    condition: sql<boolean>`(files.id in (select id from (${latest}) as latest) and ${contains('search', term)})`,
    isNarrow: true,
  };
}
