import { sql } from 'kysely';
import type { Scene } from '../faults/support/scene.ts';
import { openDatabase } from '../src/db/database.ts';
import type { Outcome } from './outcome.ts';
import { sendEntries } from './send-entries.ts';

const [senders, seconds] = [16, 2];

/**
 * Stores some entries and surveys the tables, as every database has been that has run for a minute: PostgreSQL finds a
 * file of an unknown table by any index that begins with its clinic. Gives what became of the entries.
 */
export async function warmUp(scene: Scene): Promise<readonly Outcome[]> {
  const { taken } = await sendEntries(scene, { senders, seconds, impatientMs: 500 });
  await survey(scene);
  return taken.map(({ tookMs }) => ({ dueAt: 0, tookMs, status: 200 }));
}

export async function survey({ config }: Scene): Promise<void> {
  const db = await openDatabase(config);
  await sql`analyze`.execute(db).finally(() => db.destroy());
}
