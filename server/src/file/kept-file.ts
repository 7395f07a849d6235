import type { Database } from '../db/database.ts';

/** The file that an id means: of one that was merged, the one it became part of. */
export async function keptFile(database: Database, clinic: string, id: string): Promise<string> {
  const row = await database.selectFrom('file_merges').select('kept').where('clinic', '=', clinic).where('id', '=', id).executeTakeFirst();
  return row?.kept ?? id;
}
