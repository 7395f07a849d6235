import type { Localized } from '../../../src/engine/definition/types.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';

/** Titles of categories, in the order in which these are given. */
export async function titlesOf(
  db: Database,
  clinic: string,
  categories: readonly string[],
): Promise<readonly Localized[]> {
  if (categories.length === 0) return [];
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'title'])
    .where('clinic', '=', clinic)
    .where('id', 'in', categories)
    .execute();
  const titles = new Map(rows.map(({ id, title }) => [id, fromJson<Localized>(title)]));
  return categories.flatMap((category) => titles.get(category) ?? []);
}
