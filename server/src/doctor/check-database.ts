import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { databaseFault } from '../configuration/start-faults.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { migrations } from '../db/migrations/migrate.ts';
import { fault, good, warning, type Finding } from './finding.ts';

export interface Reached {
  /** Absent where it is not there, cannot be reached, or holds no tables yet. */
  readonly db?: Database;
  readonly finding: Finding;
}

/** Opens the database as the server would, but makes none where there is none. */
export async function reachDatabase(config: Pick<Configuration, 'databaseUrl' | 'dataFolder'>): Promise<Reached> {
  const path = join(config.dataFolder, 'porsa.sqlite');
  if (config.databaseUrl === undefined && !existsSync(path)) return { finding: fault('databasemissing', { path }) };
  try {
    const db = await openDatabase({ url: config.databaseUrl, path });
    const applied = await db
      .selectFrom('migrations')
      .select('name')
      .execute()
      .catch(() => undefined);
    if (applied !== undefined) return { db, finding: sayMigrations(config, new Set(applied.map(({ name }) => name))) };
    await db.destroy();
    return { finding: fault('databaseblank') };
  } catch (error) {
    return { finding: fault('databaseaway', { sentence: databaseFault(config, error).faults[0] ?? '' }) };
  }
}

function sayMigrations({ databaseUrl }: Pick<Configuration, 'databaseUrl'>, applied: ReadonlySet<string>): Finding {
  const missing = migrations.filter(({ name }) => !applied.has(name)).length;
  const isNewer = [...applied].some((name) => !migrations.some((step) => step.name === name));
  if (isNewer) return fault('databasenewer');
  if (missing > 0) return warning('databaseolder', { count: missing });
  return good('database', { kind: databaseUrl === undefined ? 'SQLite' : 'PostgreSQL' });
}
