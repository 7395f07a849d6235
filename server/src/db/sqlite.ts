import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { SqliteDialect, type Dialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';

const statementsKept = 300;

/** How long a file that somebody else holds is waited for, and between two tries, in milliseconds. */
const patience = 5000;
const pause = 10;

/** Durable; and moved from the log to the tables in larger portions than by default. The cache is small since it fills with what was written last, which the system keeps in memory too. Waiting comes first: a process that starts beside another would not wait for it. */
const pragmas = [
  `busy_timeout = ${patience}`,
  'synchronous = FULL',
  'foreign_keys = ON',
  'wal_autocheckpoint = 4000',
  'cache_size = -8000',
];

/** SQLite through libsql: an answer that was acknowledged is on disk. */
export function sqliteDialect(path: string): Dialect {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const connection = new Libsql(path);
  for (const pragma of pragmas) connection.pragma(pragma);
  keepLog(connection);
  return new SqliteDialect({ database: withStatementCache(connection) });
}

/**
 * Opens the log of the file, which is written into the file once, by whoever makes it.
 *
 * That takes a lock which SQLite does not wait for where somebody else is about to write, since two who both read already could wait for
 * each other. Here nothing is held between two tries, and the other soon lets go.
 */
function keepLog(connection: Libsql.Database): void {
  const giveUp = performance.now() + patience;
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      connection.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const isHeld = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
      if (!isHeld || performance.now() > giveUp) throw error;
      Atomics.wait(clock, 0, 0, pause);
    }
  }
}

/** Kysely prepares each query again, which costs more than most queries here. */
function withStatementCache(connection: Libsql.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const kept = statements.get(text);
    if (kept !== undefined) return kept;
    if (statements.size >= statementsKept) statements.delete(statements.keys().next().value ?? '');
    const prepared = connection.prepare(lockedFromTheStart(text)) as unknown as SqliteStatement;
    const statement = text === 'rollback' ? whereBegun(connection, prepared) : prepared;
    statements.set(text, statement);
    return statement;
  };
  return {
    close: () => {
      connection.close();
    },
    prepare,
  };
}

/** Where the disk is full SQLite undoes a transaction by itself; undoing it again would hide what went wrong. */
function whereBegun(connection: Libsql.Database, rollback: SqliteStatement): SqliteStatement {
  return {
    reader: rollback.reader,
    all: (given) => rollback.all(given),
    iterate: (given) => rollback.iterate(given),
    run: (given) => (connection.inTransaction ? rollback.run(given) : { changes: 0, lastInsertRowid: 0 }),
  };
}

/** A transaction that reads and then writes would fail, not wait, when another process wrote in between. */
function lockedFromTheStart(text: string): string {
  return text === 'begin' ? 'begin immediate' : text;
}
