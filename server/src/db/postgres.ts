import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';

const durable = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;
const int8 = 20;

/**
 * PostgreSQL through a pool.
 *
 * Numbers arrive as numbers and everything else as text, as from SQLite. Throws where the server is set up to
 * acknowledge what is not on disk.
 */
export async function postgresDialect(url: string, onError: (error: Error) => void = () => undefined): Promise<Dialect> {
  const pool = new pg.Pool({ connectionString: url, max: 20, types: { getTypeParser }, connectionTimeoutMillis: 10_000 });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  try {
    await assertDurable(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresDialect({ pool });
}

const numberTypes = new Set<number>([int8, pg.types.builtins.INT2, pg.types.builtins.INT4, pg.types.builtins.FLOAT4, pg.types.builtins.FLOAT8]);

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
      throw new Error(`PostgreSQL runs with ${setting} off and would lose acknowledged answers; turn it on.`);
    }
  }
}
