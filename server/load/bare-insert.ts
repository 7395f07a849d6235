import { join } from 'node:path';
import { sql } from 'kysely';
import type { Scene } from '../faults/support/scene.ts';
import { openDatabase } from '../src/db/database.ts';
import { newId } from '../src/db/uuid.ts';

const seconds = 3;
const writers = 16;

/**
 * Rows a second that the same kind of database takes on the same disk, durably, with nothing around it: what the
 * machine could do at the time. SQLite has one writer; PostgreSQL is sent sixteen rows at a time.
 */
export async function measureBareInserts({ config, ground }: Scene, answers: unknown): Promise<number> {
  const db = await openDatabase(config.url === undefined ? { path: join(ground.folder, 'bare.sqlite') } : config);
  const text = JSON.stringify(answers);
  let rows = 0;
  try {
    await sql`create table bare (id text primary key, answers text not null)`.execute(db);
    const end = performance.now() + seconds * 1000;
    const write = async () => {
      for (; performance.now() < end; rows += 1)
        await sql`insert into bare (id, answers) values (${newId()}, ${text})`.execute(db);
    };
    await Promise.all(Array.from({ length: config.url === undefined ? 1 : writers }, write));
    await sql`drop table bare`.execute(db);
  } finally {
    await db.destroy();
  }
  return Math.round(rows / seconds);
}
