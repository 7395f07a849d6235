import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { openDatabase, type Database } from '../database.ts';
import { lookedUp } from './looked-up.ts';

const settingsOf = lookedUp((db, { name, longest }: { readonly name: string; readonly longest: string }) =>
  db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', '=', name)
    .where('value', '<', longest)
    .where('value', '!=', 'nobody’s')
    .orderBy('value'),
);

const named = (name: string) => ({ name, longest: 'z' });

describeEachDatabase('rows that many look up at the same time', (database) => {
  let db: Database;
  let statements: string[];
  beforeEach(async () => {
    await database.clear();
    db = await openDatabase({ ...database.config, onQuery: (statement) => statements.push(statement) });
    statements = [];
    const values = ['a', 'b', 'c', 'd'].map((name) => ({ name, value: `of ${name}` }));
    await db
      .insertInto('settings')
      .values([...values, { name: 'e', value: 'nobody’s' }])
      .execute();
    await look(['a', 'b']);
    statements = [];
  });
  afterEach(() => db.destroy());

  const look = (names: readonly string[]) =>
    Promise.all(names.map(async (name) => (await settingsOf(db, named(name))).map(({ value }) => value)));

  it('are those of each one’s own, also where two ask for the same or for what is not there', async () => {
    expect(await look(['c', 'a', 'x', 'a', 'd', 'e', 'b'])).toEqual([
      ['of c'],
      ['of a'],
      [],
      ['of a'],
      ['of d'],
      [],
      ['of b'],
    ]);
  });

  it('carry nothing that was not asked for', async () => {
    const [, one] = await Promise.all([settingsOf(db, named('a')), settingsOf(db, named('b'))]);
    expect(one).toEqual([{ name: 'b', value: 'of b' }]);
  });

  it.runIf(database.kind === 'postgres')('come by one statement on PostgreSQL', async () => {
    await look(['a', 'b', 'c', 'd']);
    expect(statements).toHaveLength(1);
  });

  it.runIf(database.kind === 'postgres')('leave out those that the database does not take', async () => {
    const [first, broken, second] = await Promise.allSettled(
      ['a', 'a\0', 'b'].map((name) => settingsOf(db, named(name))),
    );
    expect([first, second]).toMatchObject([
      { status: 'fulfilled', value: [{ value: 'of a' }] },
      { status: 'fulfilled', value: [{ value: 'of b' }] },
    ]);
    expect(broken?.status).toBe('rejected');
  });

  it('are looked up within a transaction where one is under way', async () => {
    const seen = await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('settings').values({ name: 'f', value: 'of f' }).execute();
      return Promise.all([settingsOf(transaction, named('f')), settingsOf(transaction, named('a'))]);
    });
    expect(seen.map(([row]) => row?.value)).toEqual(['of f', 'of a']);
  });

  it('fail for all where the database is away', async () => {
    const away = await openDatabase(database.config);
    await settingsOf(away, named('a'));
    await away.destroy();
    const results = await Promise.allSettled(['a', 'b'].map((name) => settingsOf(away, named(name))));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
