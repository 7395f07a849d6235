import { sql, type Transaction } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { commitTogether, mostTogether } from './group-commit.ts';
import type { Schema } from './schema/schema.ts';

describeEachDatabase('works that commit together', (database) => {
  beforeEach(() => database.clear());

  const add = (transaction: Transaction<Schema>, name: string) =>
    transaction.insertInto('settings').values({ name, value: '1' }).execute();
  const together = (
    names: readonly string[],
    work: (transaction: Transaction<Schema>, name: string) => Promise<unknown>,
  ) => Promise.allSettled(names.map((name) => commitTogether(database.db, (transaction) => work(transaction, name))));
  const stored = async () =>
    (await database.db.selectFrom('settings').select('name').orderBy('name').execute()).map((row) => row.name);

  it('are all stored, and each gives its own result', async () => {
    const results = await together(['a', 'b', 'c'], async (transaction, name) => {
      await add(transaction, name);
      return name;
    });
    expect(results).toEqual(['a', 'b', 'c'].map((value) => ({ status: 'fulfilled', value })));
    expect(await stored()).toEqual(['a', 'b', 'c']);
  });

  it('are each undone alone', async () => {
    const results = await together(['a', 'b', 'c', 'd', 'e'], async (transaction, name) => {
      await add(transaction, name);
      if (name === 'b') throw new Error('no b');
      if (name === 'd') await add(transaction, 'd');
    });
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(results[1]).toMatchObject({ reason: new Error('no b') });
    expect(await stored()).toEqual(['a', 'c', 'e']);
  });

  it('leave the database to others when they have failed', async () => {
    await together(['a'], async (transaction) => {
      await sql`select nonsense`.execute(transaction);
    });
    await together(['b'], add);
    expect(await stored()).toEqual(['b']);
  });

  it.runIf(database.kind === 'sqlite')(
    'share one commit where they are there at the same moment, in the order they came',
    async () => {
      const names = Array.from({ length: mostTogether + 6 }, (_, index) => String(index));
      const seen: string[] = [];
      const commits = new Map<Transaction<Schema>, number>();
      await together(names, async (transaction, name) => {
        seen.push(name);
        commits.set(transaction, (commits.get(transaction) ?? 0) + 1);
        await add(transaction, name);
      });
      expect(seen).toEqual(names);
      expect([...commits.values()]).toEqual([mostTogether, 6]);
      expect(await stored()).toHaveLength(names.length);
    },
  );

  it.runIf(database.kind === 'sqlite')('all fail where their commit fails, those refused included', async () => {
    const results = await together(['a', 'broken', 'refused', 'b'], async (transaction, name) => {
      if (name === 'refused') throw new Error('refused');
      if (name !== 'broken') return add(transaction, name);
      await sql`pragma defer_foreign_keys = on`.execute(transaction);
      return transaction
        .insertInto('services')
        .values({ clinic: 'none', id: '1', slug: '1', title: '""', created_at: '' })
        .execute();
    });
    for (const result of results)
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { code: expect.stringMatching(/^SQLITE_CONSTRAINT/) },
      });
    expect(await stored()).toEqual([]);
    await together(['c'], add);
    expect(await stored()).toEqual(['c']);
  });

  it.runIf(database.kind === 'sqlite')(
    'all say that the disk is full where it is, and are stored once there is room again',
    async () => {
      const {
        rows: [size],
      } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
      await sql.raw(`pragma max_page_count = ${size?.page_count}`).execute(database.db);
      const large = (transaction: Transaction<Schema>, name: string) =>
        transaction
          .insertInto('settings')
          .values({ name, value: name.repeat(500_000) })
          .execute();
      const full = { status: 'rejected', reason: { code: 'SQLITE_FULL' } };
      expect(await together(['a', 'b'], large)).toMatchObject([full, full]);
      expect(await stored()).toEqual([]);
      await sql.raw('pragma max_page_count = 1073741823').execute(database.db);
      await together(['c'], large);
      expect(await stored()).toEqual(['c']);
    },
  );
});
