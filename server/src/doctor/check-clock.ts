import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';
import { fault, good, warning, type Finding } from './finding.ts';

/** Codes of authenticator apps are valid for half a minute. */
const toleratedMs = 30_000;

/** Whether the system keeps its clock by a time server; undefined where it does not say. */
export type IsSynchronised = () => Promise<boolean | undefined>;

export const askTimedatectl: IsSynchronised = () =>
  new Promise((resolve) => {
    execFile('timedatectl', ['show', '--property=NTPSynchronized', '--value'], { timeout: 3000 }, (error, text) =>
      resolve(error ? undefined : text.trim() === 'yes'),
    );
  });

/** The clock against the newest record of the log, against PostgreSQL's, and whether a time server keeps it. */
export async function checkClock(
  db: Database | undefined,
  now: () => Date,
  isSynchronised: IsSynchronised = askTimedatectl,
): Promise<Finding> {
  if (db !== undefined) {
    const newest = await newestRecord(db);
    if (newest !== undefined && newest - now().getTime() > toleratedMs)
      return fault('clockbehind', { now: now().toISOString(), newest: new Date(newest).toISOString() });
    const seconds = isPostgres(db) ? Math.round(Math.abs(await distanceTo(db, now)) / 1000) : 0;
    if (seconds * 1000 > toleratedMs) return fault('clockdiffers', { seconds });
  }
  return (await isSynchronised()) === false ? warning('clockfree') : good('clock');
}

async function newestRecord(db: Database): Promise<number | undefined> {
  const { newest } = await db
    .selectFrom('audit_heads')
    .innerJoin('audit', (join) =>
      join
        .onRef('audit.clinic', '=', 'audit_heads.clinic')
        .onRef('audit.lane', '=', 'audit_heads.lane')
        .onRef('audit.seq', '=', 'audit_heads.seq'),
    )
    .select((is) => is.fn.max('audit.at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest === null ? undefined : Date.parse(newest);
}

async function distanceTo(db: Database, now: () => Date): Promise<number> {
  const before = now().getTime();
  const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(
    db,
  );
  return Number(rows[0]?.ms) - (before + now().getTime()) / 2;
}
