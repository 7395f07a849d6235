import type { KeyScope } from '../../../src/api/contract/service-accounts.ts';
import { adminScopes } from '../access/key-scopes.ts';
import type { ServerContext } from '../context/context.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';
import { fromJson } from '../db/json.ts';
import { lookedUp } from '../db/statements/looked-up.ts';
import { callingUser, userColumns, type LiveSession } from './sessions.ts';

/** Keys begin with it, so that whoever finds one in a log or a repository knows what it is. */
const mark = 'porsa_key_';

export const newKey = (): string => `${mark}${newToken()}`;
export const isKey = (token: string): boolean => token.startsWith(mark);

/** How old the mark of the last use may grow, so that not every call writes. */
const touchAfterMs = 60_000;

type Parts = Pick<ServerContext, 'db' | 'clock'>;

/** The service account of a key, or undefined where the key is unknown, expired or revoked, or the account is disabled. */
export async function findKey(parts: Parts, key: string): Promise<LiveSession | undefined> {
  return find(parts, byHash, hashToken(key));
}

/** The same of the key that has this id. */
export async function findKeyOf(parts: Parts, id: string): Promise<LiveSession | undefined> {
  return find(parts, byId, id);
}

/** Every call of a program begins with it. */
const keyBy = (column: 'api_keys.hash' | 'api_keys.id') =>
  lookedUp((db, { value, now }: { readonly value: string; readonly now: string }) =>
    db
      .selectFrom('api_keys')
      .innerJoin('users', (join) =>
        join.onRef('users.clinic', '=', 'api_keys.clinic').onRef('users.id', '=', 'api_keys.user_id'),
      )
      .select(['api_keys.hash', 'api_keys.scopes', 'api_keys.used_at', ...userColumns])
      .where(column, '=', value)
      .where('api_keys.removed_at', 'is', null)
      .where('api_keys.expires_at', '>', now)
      .where('users.disabled_at', 'is', null),
  );

const byHash = keyBy('api_keys.hash');
const byId = keyBy('api_keys.id');

async function find({ db, clock }: Parts, by: typeof byHash, value: string): Promise<LiveSession | undefined> {
  const now = clock();
  const [row] = await by(db, { value, now: now.toISOString() });
  if (row === undefined) return undefined;
  const scopes = fromJson<readonly KeyScope[]>(row.scopes);
  if (row.used_at === null || Date.parse(row.used_at) <= now.getTime() - touchAfterMs)
    await db
      .updateTable('api_keys')
      .set({ used_at: now.toISOString() })
      .where('clinic', '=', row.clinic)
      .where('hash', '=', row.hash)
      .execute();
  const access = scopes.some((scope) => adminScopes.includes(scope)) ? 'admin' : 'user';
  return { hash: row.hash, user: { ...callingUser({ ...row, access }), scopes } };
}
