import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Socket } from 'node:net';
import pg from 'pg';
import { nameOf } from './statements/named-statements.ts';
import { keepAlive, patienceStatement, type Patience } from './patience.ts';

/** How many connections a pool has, and how many callers wait for one. */
export type PoolState = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

const durable = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;
const int8 = 20;

export interface PoolNotices {
  /** Connections that were lost in the pool. */
  readonly onError?: ((error: Error) => void) | undefined;
  /** The pool itself, once it is known to be durable, for who counts its connections. */
  readonly onPool?: ((pool: PoolState) => void) | undefined;
}

/**
 * PostgreSQL through a pool.
 *
 * Numbers arrive as numbers and everything else as text, as from SQLite. Throws where the server is set up to
 * acknowledge what is not on disk.
 */
export async function postgresDialect(
  url: string,
  patience: Patience,
  { onError = () => undefined, onPool }: PoolNotices = {},
): Promise<Dialect> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    // One that is opened anew has everything to read and to plan again, just when many come.
    idleTimeoutMillis: 300_000,
    types: { getTypeParser },
    connectionTimeoutMillis: 10_000,
    ...keepAlive,
    // Engines that only speak PostgreSQL's language may not know these settings.
    onConnect: async (client) => {
      await client.query(patienceStatement(patience)).catch(onError);
    },
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  try {
    await assertDurable(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  onPool?.(pool);
  return new PostgresDialect({ pool: patience.answerMs > 0 ? watched(pool, patience.answerMs) : pool });
}

/** The pool, whose connections are cut where no answer comes: they would hold their callers, and their place in the pool, for good. */
function watched(pool: pg.Pool, answerMs: number): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const naming = { isOn: true };
  const watch = (client: pg.PoolClient): PostgresPoolClient => {
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
    const query = async (...given: readonly unknown[]): Promise<unknown> => {
      const timer = setTimeout(() => {
        stream.destroy(new Error('Connection terminated: no answer came'));
      }, answerMs);
      try {
        return await runNamed(client.query.bind(client) as Query, given, naming);
      } finally {
        clearTimeout(timer);
      }
    };
    return new Proxy(client, {
      get: (target, name) => (name === 'query' ? query : bound(target, name)),
    }) as unknown as PostgresPoolClient;
  };
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const found = known.get(client) ?? watch(client);
      known.set(client, found);
      return found;
    },
  };
}

type Query = (...given: readonly unknown[]) => Promise<unknown>;

/** Behind a pooler that hands a connection on after each transaction, a statement's name may be unknown or another's. */
const misnamed: ReadonlySet<unknown> = new Set(['26000', '42P05']);

/** Runs a statement, by its name where it has one. Where names do not hold, the pool gives them up for good. */
async function runNamed(query: Query, given: readonly unknown[], naming: { isOn: boolean }): Promise<unknown> {
  const [text, values] = given;
  const name = naming.isOn && typeof text === 'string' ? nameOf(text) : undefined;
  if (name === undefined) return query(...given);
  try {
    return await query({ name, text, values });
  } catch (error) {
    if (!misnamed.has((error as { code?: unknown } | null)?.code)) throw error;
    naming.isOn = false;
    return query(...given);
  }
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(target) : value;
}

const numberTypes = new Set<number>([
  int8,
  pg.types.builtins.INT2,
  pg.types.builtins.INT4,
  pg.types.builtins.FLOAT4,
  pg.types.builtins.FLOAT8,
]);

function getTypeParser(type: number) {
  if (numberTypes.has(type)) return Number;
  if (type === (pg.types.builtins.BOOL as number)) return (text: string) => text === 't';
  return (text: string) => text;
}

async function assertDurable(pool: pg.Pool): Promise<void> {
  for (const setting of durable) {
    // Engines that only speak PostgreSQL's language may not know it: no value then, where `show` would be an error.
    const { rows } = await pool.query<{ value: string | null }>('select current_setting($1, true) as value', [setting]);
    if (rows[0]?.value === 'off') {
      throw new Error(`PostgreSQL runs with ${setting} off and could lose acknowledged answers; turn it on.`);
    }
  }
}
