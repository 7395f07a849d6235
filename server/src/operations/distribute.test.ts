import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { isPostgres } from '../db/dialect.ts';
import { distribute, spreadOf } from './distribute.ts';
import { readTables } from './tables.ts';

describeEachDatabase('npm run distribute', (database) => {
  it('refuses a database that is no coordinator of Citus, in words, and changes nothing', async () => {
    const constraints = async () =>
      isPostgres(database.db)
        ? (await sql`select conname from pg_constraint order by 1`.execute(database.db)).rows
        : [];
    const before = await constraints();
    const lines: string[] = [];
    await expect(distribute(database.db, (line) => lines.push(line))).rejects.toThrow(
      isPostgres(database.db) ? 'The database has no Citus.' : 'DATABASE_URL must be the coordinator',
    );
    expect([lines, await constraints()]).toEqual([[], before]);
  });

  it('has a place for every table: what points at patients’ data is by clinic, and what all point at everywhere', async () => {
    const places = new Map((await readTables(database.db)).map((table) => [table.name, spreadOf(table)]));
    const of = (place: string) => [...places].filter(([, found]) => found === place).map(([name]) => name);
    expect(of('everywhere').sort()).toEqual(['clinics', 'users']);
    expect(of('one place').sort()).toEqual([
      'counters',
      'form_names',
      'mails',
      'pictures',
      'secrets',
      'sessions',
      'settings',
      'short_links',
    ]);
    for (const table of ['entries', 'files', 'patients', 'audit', 'uploads', 'shares'])
      expect(places.get(table)).toBe('by clinic');
  });
});
