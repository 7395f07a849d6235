import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { openDatabase } from '../database.ts';
import { prepared } from './prepared.ts';

const settingOf = prepared((db, { name }: { readonly name: string }) =>
  db.selectFrom('settings').select('value').where('name', '=', name),
);

describeEachDatabase('statements that are named', (database) => {
  it.runIf(database.kind === 'postgres')(
    'are planned once a connection, and run without a name where a pooler has lost it',
    async () => {
      const db = await openDatabase(database.config);
      await db.insertInto('settings').values({ name: 'a', value: '1' }).execute();
      const names = sql<{ count: number }>`select count(*) as count from pg_prepared_statements`;
      try {
        await db.connection().execute(async (connection) => {
          const read = async () => (await settingOf(connection, { name: 'a' })).rows;
          const counted = async () => (await names.execute(connection)).rows[0]?.count;
          expect([await read(), await read(), await counted()]).toEqual([[{ value: '1' }], [{ value: '1' }], 1]);
          await sql`deallocate all`.execute(connection);
          expect([await read(), await read(), await counted()]).toEqual([[{ value: '1' }], [{ value: '1' }], 0]);
        });
      } finally {
        await db.destroy();
      }
    },
  );
});
