import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type Database, type DatabaseConfig } from '../src/db/database.ts';
import { isPostgres } from '../src/db/dialect.ts';
import { migrate } from '../src/db/migrations/migrate.ts';
import { findPostgres, folderVariable, postgresAddress } from './postgres-cluster.ts';
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
  'proposal_comments',
  'comment_links',
  'proposal_versions',
  'proposals',
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
  'form_names',
  'favourites',
  'visits',
  'audit',
  'audit_heads',
  'uploads',
  'pictures',
  'entries',
  'files',
  'form_counts',
  'count_changes',
  'form_figures',
  'form_surveys',
  'api_keys',
  'ehr_write_backs',
  'ehr_launches',
  'ehr_people',
  'ehr_patients',
  'ehrs',
  'library_blocks',
  'patients',
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
  });
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
    clear: () => clear(db()),
  };
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The database opens before the first test; ask for it inside of one.');
  return value;
}

/** All in one go: PostgreSQL takes several statements at once, and SQLite writes them out together. */
async function clear(db: Database): Promise<void> {
  const statements = tables.map((table) => `delete from ${table}`);
  if (isPostgres(db)) return void (await sql.raw(statements.join('; ')).execute(db));
  await db.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  });
}

let sqliteTemplate: Promise<string> | undefined;
let postgresTemplate: Promise<string> | undefined;

/** In the folder of the run, which is cleared away at its end: the workers of a run are ended without a chance to do so. */
const sqliteFolder = (): Promise<string> =>
  mkdtemp(join(process.env[folderVariable] ?? quickFolder(), 'porsa-sqlite-'));

async function sqlitePlace(): Promise<Place> {
  const folder = await sqliteFolder();
  const path = join(folder, 'porsa.sqlite');
  await copyFile(await (sqliteTemplate ??= makeSqliteTemplate()), path);
  return { config: { path }, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** An empty database with all its tables, made once by each process that tests, and copied for each suite. */
async function makeSqliteTemplate(): Promise<string> {
  const path = join(await sqliteFolder(), 'porsa.sqlite');
  await makeTables({ path });
  return path;
}

async function postgresPlace(programs: string): Promise<Place> {
  const address = await postgresAddress(programs);
  const template = await (postgresTemplate ??= makePostgresTemplate(address));
  const { name, url } = newDatabase(address);
  await asOwner(address, `create database ${name} template ${template}`);
  return { config: { url }, remove: () => asOwner(address, `drop database ${name} with (force)`) };
}

async function makePostgresTemplate(address: string): Promise<string> {
  const { name, url } = newDatabase(address);
  await asOwner(address, `create database ${name}`);
  await makeTables({ url });
  return name;
}

function newDatabase(address: string): { readonly name: string; readonly url: string } {
  const name = `porsa_${randomBytes(6).toString('hex')}`;
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

async function makeTables(config: DatabaseConfig): Promise<void> {
  const db = await openDatabase(config);
  await migrate(db);
  // What SQLite has only written ahead would stay behind when the file is copied.
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
}

async function asOwner(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
