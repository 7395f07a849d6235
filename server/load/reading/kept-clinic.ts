import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeCluster, productionSettings } from '../../faults/support/cluster.ts';
import type { DatabaseKind } from '../../faults/support/scene.ts';
import { isPostgres } from '../../src/db/dialect.ts';
import { openDatabase, type DatabaseConfig } from '../../src/db/database.ts';
import { operationPatience } from '../../src/db/patience.ts';
import { migrate } from '../../src/db/migrations/migrate.ts';
import { fillClinic, type FilledClinic } from './fill-clinic.ts';

/** A filled clinic and its database, which lies in a folder and is used again. */
export interface KeptClinic extends FilledClinic {
  readonly config: DatabaseConfig;
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

interface Wanted {
  readonly kind: DatabaseKind;
  readonly files: number;
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  readonly print: (line: string) => void;
}

/** Opens the clinic of so many files in a folder, and fills it first where none is there; one that was left half filled is begun anew. */
export async function openKeptClinic(folder: string, { kind, files, programs, print }: Wanted): Promise<KeptClinic> {
  const own = join(folder, `${kind}-${files}`);
  const ready = join(own, 'clinic.json');
  if (!existsSync(ready)) await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  for (const each of [folder, own]) await chmod(each, 0o755);
  const cluster =
    kind === 'postgres'
      ? await makeCluster(programs, join(own, 'cluster'), join(own, 'socket'), productionSettings)
      : undefined;
  await cluster?.start();
  const close = async () => {
    await cluster?.stop();
  };
  const config = cluster ? { url: cluster.url } : { path: join(own, 'porsa.sqlite') };
  try {
    if (!existsSync(ready)) await fill(config, files, ready, print);
    const clinic = JSON.parse(await readFile(ready, 'utf8')) as FilledClinic;
    return { ...clinic, config, environment: environmentOf(own, config), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function environmentOf(folder: string, { url }: DatabaseConfig): Readonly<Record<string, string>> {
  return { PORSA_DATA: folder, ...(url !== undefined && { DATABASE_URL: url }) };
}

async function fill(config: DatabaseConfig, files: number, ready: string, print: (line: string) => void) {
  const begun = performance.now();
  const db = await openDatabase({ ...config, patience: operationPatience });
  try {
    await migrate(db);
    const clinic = await fillClinic(db, files);
    // As autovacuum would have done by itself after so many rows.
    if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
    await writeFile(ready, JSON.stringify(clinic));
  } finally {
    await db.destroy();
  }
  print(`${files} files filled in ${Math.round((performance.now() - begun) / 1000)} s`);
}
