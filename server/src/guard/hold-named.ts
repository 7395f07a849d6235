import type { Transaction } from 'kysely';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';

interface NamedNow {
  readonly title: Localized;
  readonly slug: string;
}

/** How a thing is named now, and its row is held: of two who rename it, the second sees what the first has made of it. */
export async function holdNamed(
  transaction: Transaction<Schema>,
  table: 'services' | 'projects' | 'categories',
  { clinic, id }: { readonly clinic: string; readonly id: string },
): Promise<NamedNow> {
  const row = await transaction
    .updateTable(table)
    .set({ id })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .returning(['title', 'slug'])
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return { title: fromJson<Localized>(row.title), slug: row.slug };
}
