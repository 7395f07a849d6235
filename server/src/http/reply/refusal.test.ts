import { sql } from 'kysely';
import { expect, it, test } from 'vitest';
import { describeEachDatabase } from '../../../test/databases.ts';
import { toRefusal } from './refusal.ts';

const away = { code: 'unavailable', retryAfter: 5 };
const failed = (code: string | undefined, message = '', rest = {}) =>
  Object.assign(new Error(message), { ...(code !== undefined && { code }), ...rest });
const refusalOf = (error: unknown) => {
  const { code, detail } = toRefusal(error);
  return { code, retryAfter: detail.retryAfter };
};

test.each([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  '53100',
  '58030',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_SHMSIZE',
  'SQLITE_IOERR_FSYNC',
  'SQLITE_CANTOPEN',
])('A disk without room asks to come again later: %s', (code) => {
  expect(refusalOf(failed(code))).toEqual(away);
});

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EAGAIN',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EMFILE',
  'ERR_STREAM_DESTROYED',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '53300',
  '53200',
  '08006',
  '08P01',
  '58P01',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_LOCKED',
])('A database that is away asks to come again later: %s', (code) => {
  expect(refusalOf(failed(code))).toEqual(away);
});

test.each(['40001', '40P01', '25006'])(
  'A transaction that was undone for another’s sake, or met a server that only reads, asks to come again later: %s',
  (code) => {
    expect(refusalOf(failed(code))).toEqual(away);
  },
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
])('A connection that broke asks to come again later: %s', (message) => {
  expect(refusalOf(new Error(message))).toEqual(away);
});

test('A socket that is not there is a database that is away, a file that is not there is not', () => {
  expect(refusalOf(failed('ENOENT', '', { syscall: 'connect' }))).toEqual(away);
  expect(refusalOf(failed('ENOENT', '', { syscall: 'open' }))).toEqual({ code: 'internal', retryAfter: undefined });
});

test('Whatever else goes wrong is our own fault', () => {
  for (const error of [
    failed('SQLITE_CONSTRAINT_UNIQUE'),
    failed('23505'),
    failed('42P01'),
    failed('XX000'),
    failed('SQLITE_ERROR'),
    failed('SQLITE_CORRUPT'),
    failed('EACCES'),
    new Error('Client Street is closed'),
    'text',
  ]) {
    expect(refusalOf(error)).toEqual({ code: 'internal', retryAfter: undefined });
  }
});

describeEachDatabase('a connection that breaks within a transaction', (database) => {
  it.runIf(database.kind === 'postgres')(
    'asks to come again later, at its end and at whatever is asked of it afterwards',
    async () => {
      const errors: unknown[] = [];
      await database.db
        .transaction()
        .execute(async (transaction) => {
          for (const statement of [sql`select pg_terminate_backend(pg_backend_pid())`, sql`select 1`])
            await statement.execute(transaction).catch((error: unknown) => errors.push(error));
          throw new Error('over');
        })
        .catch((error: unknown) => errors.push(error));
      expect(errors.slice(0, 2).map(refusalOf)).toEqual([away, away]);
      expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    },
  );
});
