import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabase, type Database, type DatabaseConfig } from '../src/db/database.ts';
import { migrate, migrations } from '../src/db/migrations/migrate.ts';
import { makeCluster } from './support/cluster.ts';
import type { Fault } from './support/fault.ts';
import { repeat } from './support/recovery.ts';
import type { Ground } from './support/scene.ts';

/** An old release, before patients: its data is rewritten by what came after. */
const oldSteps = migrations.slice(0, 18);
const files = 200;
/** Numbers of statements within the transaction that brings it up to date. */
const statements = [6, 18] as const;

export const migrationKilled: Fault = {
  id: 'F24',
  what: 'the server is killed in the middle of a migration of data that is there; the next start must find it as it was, and finish',
  times: 60,
  databases: ['sqlite', 'postgres'],
  run: async (ground, times) => {
    const cluster =
      ground.kind === 'postgres'
        ? await makeCluster(ground.programs, join(ground.folder, 'cluster'), join(ground.folder, 'socket'))
        : undefined;
    await cluster?.start();
    try {
      let met = 0;
      const faults = await repeat(times, async (round) => {
        const config = await placeOf(ground, round, cluster);
        await withDatabase(config, fillOld);
        if (await diesAt(config, randomInt(...statements))) met += 1;
        return withDatabase(config, finish);
      });
      const missed = met === 0 ? ['no migration was killed: the trial sees nothing'] : [];
      return { acknowledged: files * times, faults: [...faults, ...missed], note: `${met} killed on the way` };
    } finally {
      await cluster?.stop();
    }
  },
};

async function placeOf(
  { folder }: Ground,
  round: number,
  cluster: Awaited<ReturnType<typeof makeCluster>> | undefined,
): Promise<DatabaseConfig> {
  if (cluster === undefined) {
    await mkdir(join(folder, 'old'), { recursive: true });
    return { path: join(folder, 'old', `${round}.sqlite`) };
  }
  await cluster.query(`create database old${round}`);
  const url = new URL(cluster.url);
  url.pathname = `/old${round}`;
  return { url: url.href };
}

async function withDatabase<Result>(config: DatabaseConfig, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase(config);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A clinic as that release kept it. */
async function fillOld(db: Database): Promise<void> {
  await migrate(db, oldSteps);
  const now = '2026-01-01T00:00:00.000Z';
  await sql`insert into clinics (id, slug, title, created_at) values ('c', 'c', '"C"', ${now})`.execute(db);
  await sql`insert into services (clinic, id, slug, title, created_at) values ('c', 's', 's', '"S"', ${now})`.execute(
    db,
  );
  await sql`insert into projects (clinic, id, service, headline, slug, title, created_at)
    values ('c', 'p', 's', 'complaints', 'p', '"P"', ${now})`.execute(db);
  await sql`insert into categories (clinic, id, project, slug, title, settings, draft, rev, version, created_at, updated_at)
    values ('c', 'f', 'p', 'f', '"F"', '{}', '{}', 1, 1, ${now}, ${now})`.execute(db);
  await sql`insert into versions (clinic, category, version, definition, rev, published_by, published_at)
    values ('c', 'f', 1, '{}', 1, 'u', ${now})`.execute(db);
  for (let index = 0; index < files; index += 1) {
    const id = `file-${index}`;
    await sql`insert into files (clinic, id, category, patient, search, sort_name, entries, created_at, updated_at)
      values ('c', ${id}, 'f', '{"name":"Sara"}', 'sara', 'sara', 1, ${now}, ${now})`.execute(db);
    await sql`insert into entries (clinic, id, category, file, version, answers, computed, body_hash, created_at)
      values ('c', ${id}, 'f', ${id}, 1, ${`{"number":${index}}`}, '{}', ${id}, ${now})`.execute(db);
  }
}

/** Migrates in a process that kills itself before a statement; false where it was done before that. */
async function diesAt(config: DatabaseConfig, statement: number): Promise<boolean> {
  const program = fileURLToPath(new URL('./support/migrate-and-die.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(config), String(statement)], {
    stdio: 'inherit',
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return signal === 'SIGKILL';
}

/** All of the migration or none of it is there; and then all of it, with the data as it was. */
async function finish(db: Database): Promise<readonly string[]> {
  const counted = async () => (await db.selectFrom('migrations').select('name').execute()).length;
  const left = await counted();
  await migrate(db);
  const entries = await db.selectFrom('entries').select(['id', 'file', 'answers']).execute();
  const kept = await db.selectFrom('files').select(['id', 'entries']).execute();
  const isWhole = entries.every(({ id, file, answers }) => id === file && answers === `{"number":${id.slice(5)}}`);
  return [
    ...([oldSteps.length, migrations.length].includes(left) ? [] : [`${left} steps were left behind`]),
    ...((await counted()) === migrations.length ? [] : ['the next start did not finish it']),
    ...(entries.length === files && kept.length === files && isWhole ? [] : ['the data is not as it was']),
  ];
}
