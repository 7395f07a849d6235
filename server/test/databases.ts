import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type Database, type DatabaseConfig } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { findPostgres, postgresAddress } from './postgres-cluster.ts';
import { quickFolder } from './quick-folder.ts';

/** A migrated database of a suite's own. */
export interface TestDatabase {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Database;
  /** What opens it once more, as a second process would. */
  readonly config: DatabaseConfig;
  /** Removes every row. */
  clear(): Promise<void>;
}

interface Place {
  readonly config: DatabaseConfig;
  remove(): Promise<void>;
}

const tables = [
  'shares',
  'group_users',
  'virtual_groups',
  'notices',
  'live_events',
  'live_heads',
  'invitations',
  'key_people',
  'category_keys',
  'short_links',
  'favourites',
  'visits',
  'audit',
  'audit_heads',
  'uploads',
  'pictures',
  'entries',
  'files',
  'members',
  'versions',
  'categories',
  'projects',
  'services',
  'sessions',
  'secrets',
  'mails',
  'counters',
  'settings',
  'users',
  'clinics',
] as const;

/** Runs a suite on SQLite and on PostgreSQL; where there is no PostgreSQL its half counts as skipped. */
export function describeEachDatabase(name: string, suite: (database: TestDatabase) => void): void {
  describe(`${name} (SQLite)`, () => suite(openedForSuite('sqlite', sqlitePlace)));
  const programs = findPostgres();
  if (!programs) process.stderr.write(`${name}: no PostgreSQL on this machine, so its half is skipped.\n`);
  describe.skipIf(!programs)(`${name} (PostgreSQL)`, () =>
    suite(openedForSuite('postgres', () => postgresPlace(programs ?? ''))),
  );
}

function openedForSuite(kind: TestDatabase['kind'], makePlace: () => Promise<Place>): TestDatabase {
  let place: Place | undefined;
  let opened: Database | undefined;
  beforeAll(async () => {
    place = await makePlace();
    opened = await openDatabase(place.config);
    await migrate(opened);
  }, 120_000);
  afterAll(async () => {
    await opened?.destroy();
    await place?.remove();
  });
  const db = () => given(opened);
  return {
    kind,
    get db() {
      return db();
    },
    get config() {
      return given(place).config;
    },
    clear: async () => {
      for (const table of tables) await db().deleteFrom(table).execute();
    },
  };
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The database opens before the first test; ask for it inside of one.');
  return value;
}

async function sqlitePlace(): Promise<Place> {
  const folder = await mkdtemp(join(quickFolder(), 'porsa-sqlite-'));
  return { config: { path: join(folder, 'porsa.sqlite') }, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function postgresPlace(programs: string): Promise<Place> {
  const address = await postgresAddress(programs);
  const name = `porsa_${randomBytes(6).toString('hex')}`;
  await asOwner(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { config: { url: url.href }, remove: () => asOwner(address, `drop database ${name} with (force)`) };
}

async function asOwner(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
