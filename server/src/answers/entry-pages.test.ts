import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { countStatements } from '../../test/record-statements.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/uuid.ts';
import { entryPages, type EntryRange } from './entry-pages.ts';

describeEachDatabase('reading the entries of a range', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });

  /** Entries of one file of somebody, a second apart. */
  async function give(who: 'owner' | 'newuser', count: number): Promise<void> {
    const { id } = await handlers['/entry/storeentry'](clinic.as(who), visit(clinic.category));
    const row = await database.db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const rows = Array.from({ length: count - 1 }, (_one, index) => {
      const at = new Date(Date.parse(row.created_at) + 1000 * (1 + Math.floor(index / 2))).toISOString();
      return { ...row, id: newId(), created_at: at };
    });
    for (let start = 0; start < rows.length; start += 150)
      await database.db
        .insertInto('entries')
        .values(rows.slice(start, start + 150))
        .execute();
  }

  async function read(range: Partial<EntryRange>, newestFirst = false, db: Database = database.db) {
    const keys: string[] = [];
    const all = { clinic: clinic.id, category: clinic.category, ...range };
    for await (const page of entryPages(db, all, newestFirst))
      keys.push(...page.map(({ created_at, id }) => `${created_at} ${id}`));
    return keys;
  }

  it('gives each once in either order, those of all people or somebody’s own', async () => {
    await give('owner', 430);
    await give('newuser', 410);
    const ownBy = clinic.userId('newuser');
    for (const [range, count] of [
      [{}, 840],
      [{ ownBy }, 410],
      [{ ownBy: clinic.userId('secretary') }, 0],
    ] as const) {
      const oldest = await read(range);
      expect(oldest).toHaveLength(count);
      expect(oldest).toEqual([...new Set(oldest)].sort());
      expect(await read(range, true)).toEqual([...oldest].reverse());
    }
  });

  it('looks for somebody’s own once, however many there are', async () => {
    await give('newuser', 410);
    const { db, take } = countStatements(database.db);
    await read({ ownBy: clinic.userId('newuser') }, false, db);
    expect(take()).toBe(1 + 3);
  });
});
