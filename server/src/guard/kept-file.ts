import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/statements/prepared.ts';

/** The file that an id means: of one that was merged, the one it became part of. */
export async function keptFile(database: Database, clinic: string, id: string): Promise<string> {
  const {
    rows: [row],
  } = await findMerge(database, { clinic, id });
  return row?.kept ?? id;
}

const findMerge = prepared((db, { clinic, id }: { readonly clinic: string; readonly id: string }) =>
  db.selectFrom('file_merges').select('kept').where('clinic', '=', clinic).where('id', '=', id),
);

/** The same within a statement that looks for the file. */
export const keptId = (clinic: string, id: string): RawBuilder<string> =>
  sql<string>`coalesce((select kept from file_merges where clinic = ${clinic} and id = ${id}), ${id})`;
