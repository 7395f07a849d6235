import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { openDatabase, type Database } from './database.ts';

const pragma = async (db: Database, name: string) =>
  Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];

describeEachDatabase('opening the database', (database) => {
  it('takes only one that acknowledges what is on disk', async () => {
    if (database.kind === 'sqlite') {
      const settings = await Promise.all(
        ['journal_mode', 'synchronous', 'foreign_keys'].map((name) => pragma(database.db, name)),
      );
      expect(settings).toEqual(['wal', 2, 1]);
      return;
    }
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const set = (value: string) => sql.raw(`alter database ${rows[0]?.name ?? ''} ${value}`).execute(database.db);
    await set('set synchronous_commit = off');
    await expect(openDatabase(database.config)).rejects.toThrow(
      'PostgreSQL runs with synchronous_commit off and could lose acknowledged answers; turn it on.',
    );
    await set('reset synchronous_commit');
    await (await openDatabase(database.config)).destroy();
  });

  it.runIf(database.kind === 'postgres')('outlives a connection that the database ends', async () => {
    const lost: Error[] = [];
    const db = await openDatabase({ ...database.config, onError: (error) => lost.push(error) });
    await sql`select 1`.execute(db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      database.db,
    );
    await expect.poll(async () => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    expect(lost.length).toBeGreaterThan(0);
    await db.destroy();
  });
});
