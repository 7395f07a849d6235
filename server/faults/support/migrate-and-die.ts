import type { KyselyPlugin } from 'kysely';
import { openDatabase, type DatabaseConfig } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrations/migrate.ts';

/** Migrates a database, and is killed before the statement of that number. */
const [config = '{}', last = '0'] = process.argv.slice(2);
const db = await openDatabase(JSON.parse(config) as DatabaseConfig);
let left = Number(last);

const killer: KyselyPlugin = {
  transformQuery: ({ node }) => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};
await migrate(db.withPlugin(killer));
await db.destroy();
