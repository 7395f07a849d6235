import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handlers, openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { call, openTestServer } from '../../test/server.ts';
import { isDatabaseAway } from '../http/reply/refusal.ts';
import { openDatabase, type Database } from './database.ts';
import { isPostgres } from './dialect.ts';
import { callPatience, operationPatience, type Patience } from './patience.ts';

const impatient: Patience = { statementMs: 2000, lockMs: 200, idleInTransactionMs: 1000, answerMs: 500 };

describeEachDatabase('A process that pauses', (database) => {
  let clinic: TestClinic;
  let opened: Database[];
  const open = async (patience: Patience, url = database.config.url): Promise<Database> => {
    const db = await openDatabase({ ...database.config, ...(url !== undefined && { url }), patience });
    opened.push(db);
    return db;
  };
  beforeEach(async () => {
    await database.clear();
    opened = [];
    clinic = await openClinic(database.db, { settings: { allowPublicScores: true } });
  });
  afterEach(async () => {
    for (const db of opened) await db.destroy();
  });

  /** Holds the heads of the audit log in a transaction and does nothing more, as a process that is stopped in the middle of one. */
  async function pauseWithin(db: Database): Promise<{ goOn(): Promise<unknown> }> {
    let goOn: () => void = () => undefined;
    let ended: Promise<unknown> = Promise.resolve();
    await new Promise<void>((held) => {
      ended = db
        .transaction()
        .execute(async (transaction) => {
          if (isPostgres(db)) await sql`lock table audit_heads in exclusive mode`.execute(transaction);
          held();
          await new Promise<void>((resolve) => {
            goOn = resolve;
          });
          await transaction.selectFrom('audit_heads').select('seq').execute();
        })
        .catch((error: unknown) => error);
    });
    return {
      goOn: () => {
        goOn();
        return ended;
      },
    };
  }

  test('while it holds the audit log keeps the others waiting for a bounded time: they answer 503, and then go on', async () => {
    // Nothing but the lock runs out, however busy the machine is.
    const server = await openTestServer(testServerContext(await open({ ...callPatience, lockMs: 200 })), { handlers });
    const store = () => call(server, '/entry/storeentry', visit(clinic.category));
    expect((await store()).status).toBe(200);
    const paused = await pauseWithin(await open({ ...callPatience, idleInTransactionMs: 0 }));
    const first = await store();
    expect([first.status, Number(first.headers['retry-after']) > 0]).toEqual([503, true]);
    expect(await paused.goOn()).toBeUndefined();
    expect((await store()).status).toBe(200);
    // SQLite waits for its one writer; PostgreSQL cuts it off by itself.
    if (database.kind === 'postgres') {
      const stopped = await pauseWithin(await open({ ...callPatience, idleInTransactionMs: 1000 }));
      for (let status = 0; status !== 200;) status = (await store()).status;
      expect(isDatabaseAway(await stopped.goOn())).toBe(true);
    }
    await server.close();
  });

  const onPostgres = test.skipIf(database.kind === 'sqlite');

  onPostgres('has its limits on each of its connections, and longer ones for operations', async () => {
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const limitsOf = async (db: Database) =>
      Promise.all(
        Array.from({ length: 30 }, async () => {
          const { rows } = await sql<{
            value: string;
          }>`select setting as value from pg_settings, pg_sleep(0.01) where name in (${sql.join(names)}) order by name desc`.execute(
            db,
          );
          return rows.map(({ value }) => Number(value));
        }),
      );
    for (const patience of [callPatience, operationPatience]) {
      const { statementMs, lockMs, idleInTransactionMs } = patience;
      expect(new Set((await limitsOf(await open(patience))).map(String))).toEqual(
        new Set([String([statementMs, lockMs, idleInTransactionMs])]),
      );
    }
  });

  onPostgres(
    'in the database itself is not waited for: its connections are cut, and reopened once it answers',
    async () => {
      const wanted = new URL(database.config.url ?? '');
      const sockets = new Set<Socket>();
      const proxy = createServer((visitor) => {
        const inside = connect(`${wanted.searchParams.get('host') ?? ''}/.s.PGSQL.5432`);
        for (const socket of [visitor, inside]) sockets.add(socket.on('error', () => undefined));
        visitor.pipe(inside).pipe(visitor);
      });
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
      const db = await open(
        impatient,
        `postgres://postgres@127.0.0.1:${(proxy.address() as AddressInfo).port}${wanted.pathname}`,
      );
      expect(await db.selectFrom('clinics').select('id').execute()).toHaveLength(1);
      for (const socket of sockets) socket.unpipe().pause();
      const error = await db
        .transaction()
        .execute((transaction) => transaction.selectFrom('clinics').select('id').execute())
        .catch((failure: unknown) => failure);
      expect(isDatabaseAway(error)).toBe(true);
      expect(await db.selectFrom('clinics').select('id').execute()).toHaveLength(1);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  );
});
