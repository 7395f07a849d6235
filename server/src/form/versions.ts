import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';

export interface FormKey {
  readonly clinic: string;
  readonly id: string;
}

const kept = 100;
const caches = new WeakMap<Database, Map<string, FormDefinition>>();

/**
 * The definition of a published version, or undefined where there is none.
 *
 * Versions never change, so the object is kept: the engine compiles it once, and cuts for roles hang on it.
 */
export async function findVersion(
  database: Database,
  category: FormKey,
  version: number,
): Promise<FormDefinition | undefined> {
  const cache = caches.get(database) ?? new Map<string, FormDefinition>();
  caches.set(database, cache);
  const key = `${category.clinic}/${category.id}/${version}`;
  const found = cache.get(key) ?? (await readVersion(database, category, version));
  if (found === undefined) return undefined;
  cache.delete(key);
  cache.set(key, found);
  if (cache.size > kept) cache.delete(cache.keys().next().value ?? '');
  return found;
}

async function readVersion(
  database: Database,
  category: FormKey,
  version: number,
): Promise<FormDefinition | undefined> {
  const row = await database
    .selectFrom('versions')
    .select('definition')
    .where('clinic', '=', category.clinic)
    .where('category', '=', category.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && fromJson<FormDefinition>(row.definition);
}
