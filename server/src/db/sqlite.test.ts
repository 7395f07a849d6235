import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTemporaryFolder } from '../../test/server-process.ts';
import { openDatabase } from './database.ts';

/** Another process that has just made the file, and lets go of it a moment later. */
const holder = `
  const { parentPort, workerData } = require('node:worker_threads');
  const connection = new (require('libsql'))(workerData.path);
  connection.exec(workerData.held);
  parentPort.postMessage('held');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  connection.exec('commit');
  connection.close();`;

/** What another process does with a new file: it has all of it, or is about to write, which SQLite does not wait for. */
const holds = [
  ['making', 'begin exclusive'],
  ['about to write', 'begin immediate'],
] as const;

for (const [doing, held] of holds)
  test(`A database that another process is just ${doing} is waited for`, () =>
    inTemporaryFolder(async (folder) => {
      const path = join(folder, 'porsa.sqlite');
      const other = new Worker(holder, { eval: true, workerData: { path, held } });
      await once(other, 'message');
      const database = await openDatabase({ path });
      expect((await sql`pragma journal_mode`.execute(database)).rows).toEqual([{ journal_mode: 'wal' }]);
      await database.destroy();
      await other.terminate();
    }));
