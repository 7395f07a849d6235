import type { UserTable } from '../db/schema/accounts.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';
import { lookedUp } from '../db/statements/looked-up.ts';
import { hasSecondStep } from '../second-step/second-step.ts';
import { isDemandedOf } from '../second-step/demand.ts';
import type { ServerContext } from '../context/context.ts';
import type { CallingUser } from '../context/caller.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';

const minute = 60_000;

/**
 * How long a session lives: an hour without use, since a consultation may take as long, and twelve at most, an office
 * day with its breaks.
 */
export const sessionLife = { idleMs: 60 * minute, longestMs: 12 * 60 * minute } as const;

/** How old the mark of the last use may grow, so that not every call writes. */
const touchAfterMs = minute;

type Store = Pick<ServerContext, 'db' | 'clock'>;

export interface LiveSession {
  /** Names the session's row. */
  readonly hash: string;
  readonly user: CallingUser;
}

interface NewSession {
  readonly clinic: string;
  readonly id: string;
  readonly category?: string;
  readonly device?: string;
  readonly address?: string;
}

/** Opens a session and gives its token, which is kept nowhere. */
export async function openSession({ db, clock }: Store, user: NewSession): Promise<string> {
  const token = newToken();
  const now = clock();
  await removeOldSessions(db, now);
  await db
    .insertInto('sessions')
    .values({
      hash: hashToken(token),
      clinic: user.clinic,
      user_id: user.id,
      category: user.category ?? null,
      created_at: now.toISOString(),
      used_at: now.toISOString(),
      expires_at: later(now, sessionLife.longestMs),
      device: user.device ?? '',
      address: user.address ?? '',
    })
    .execute();
  return token;
}

/** The live session of a token, or undefined where it is unknown, ended, idle too long, or its person is disabled. */
export async function findSession({ db, clock }: Store, token: string): Promise<LiveSession | undefined> {
  const now = clock();
  const [row] = await findLiveSession(db, {
    hash: hashToken(token),
    now: now.toISOString(),
    usedAfter: liveSince(now),
  });
  if (!row) return undefined;
  if (Date.parse(row.used_at) <= now.getTime() - touchAfterMs) await touch(db, row.hash, now);
  const user = callingUser(row);
  if (row.category !== null) return { hash: row.hash, user: { ...user, category: row.category } };
  const lacks = (await isDemandedOf(db, user, fromJson(row.second_step_roles))) && !(await hasSecondStep(db, user));
  return { hash: row.hash, user: { ...user, ...(lacks && { needsSecondStep: true }) } };
}

/** What `callingUser` is made of. */
export const userColumns = [
  'users.id',
  'users.clinic',
  'users.access',
  'users.first_name',
  'users.last_name',
  'users.lang',
] as const;

/**
 * Every call of somebody who has signed in begins with it. Where clinics lie on several machines, its tables are on each or
 * in one place: another machine that is away stops nobody here.
 */
const findLiveSession = lookedUp(
  (db, { hash, now, usedAfter }: { readonly hash: string; readonly now: string; readonly usedAfter: string }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', (join) =>
        join.onRef('users.clinic', '=', 'sessions.clinic').onRef('users.id', '=', 'sessions.user_id'),
      )
      .innerJoin('clinics', 'clinics.id', 'users.clinic')
      .select(['sessions.hash', 'sessions.category', 'sessions.used_at', ...userColumns, 'clinics.second_step_roles'])
      .where('sessions.hash', '=', hash)
      .where('sessions.expires_at', '>', now)
      .where('sessions.used_at', '>', usedAfter)
      .where('users.disabled_at', 'is', null),
);

type UserRow = Pick<UserTable, 'id' | 'clinic' | 'access' | 'first_name' | 'last_name' | 'lang'>;

/** The person of a row, as calls carry them. */
export function callingUser({
  id,
  clinic,
  access,
  first_name: firstName,
  last_name: lastName,
  lang,
}: UserRow): CallingUser {
  return { id, clinic, access, firstName, lastName, lang };
}

/** Ends one session; its token is dead from now on. */
export async function endSession(db: Database, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute();
}

async function touch(db: Database, hash: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ used_at: now.toISOString() }).where('hash', '=', hash).execute();
}

async function removeOldSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<=', now.toISOString()), where('used_at', '<=', liveSince(now))]))
    .execute();
}

/** Sessions used since then may still live. */
export function liveSince(now: Date): string {
  return later(now, -sessionLife.idleMs);
}

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
