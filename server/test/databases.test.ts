import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachDatabase } from './databases.ts';

describeEachDatabase('A database of a suite’s own', (database) => {
  test('is migrated and empty', async () => {
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  test('forgets its rows when cleared', async () => {
    await database.db.insertInto('clinics').values({ id: '1', slug: 'a', title: '"A"', created_at: '' }).execute();
    await database.clear();
    expect(await database.db.selectFrom('clinics').selectAll().execute()).toEqual([]);
  });

  test('is the one it says it is', async () => {
    const asked = sql<{
      version: string;
    }>`select ${database.kind === 'postgres' ? sql`version()` : sql`sqlite_version()`} as version`;
    const { rows } = await asked.execute(database.db);
    expect(rows[0]?.version).toMatch(database.kind === 'postgres' ? /^PostgreSQL/ : /^3\./);
  });
});
