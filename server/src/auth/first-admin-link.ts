import type { Database } from '../db/database.ts';
import type { ServerContext } from '../context/context.ts';
import type { Sealer } from '../crypto/sealer.ts';
import { hasAccounts } from '../accounts/accounts.ts';
import { issueSecret, secretLife } from '../accounts/secrets.ts';
import { hashToken } from '../crypto/tokens.ts';

const purpose = 'firstadmin';

/**
 * The link that makes the first admin, or undefined where somebody has an account already.
 *
 * One for all starts until it is used or its day is over, so that no link that was printed is dead: neither where
 * processes start together nor after a restart. It is kept sealed, since each start has to print it.
 */
export async function firstAdminLink({
  db,
  clock,
  config,
  sealer,
}: Pick<ServerContext, 'db' | 'clock' | 'config' | 'sealer'>): Promise<string | undefined> {
  const secret = await db.transaction().execute(async (transaction) => {
    await waitForOthers(transaction);
    if (await hasAccounts(transaction)) return undefined;
    return (await renewed(transaction, clock(), sealer)) ?? makeLink(transaction, clock(), sealer);
  });
  return secret && `${config.publicUrl}/activation/${secret}/`;
}

/** The row that processes which start together wait for one another on. */
async function waitForOthers(db: Database): Promise<void> {
  await db.updateTable('migration_lock').set({ id: 1 }).where('id', '=', 1).execute();
}

/** The living one, for another day. */
async function renewed(db: Database, now: Date, sealer: Sealer): Promise<string | undefined> {
  const row = await db
    .selectFrom('secrets')
    .select(['hash', 'data'])
    .where('purpose', '=', purpose)
    .where('clinic', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  const secret = row?.data ? opened(sealer, row.data) : undefined;
  if (row === undefined || secret === undefined || hashToken(secret) !== row.hash) return undefined;
  await db
    .updateTable('secrets')
    .set({ expires_at: new Date(now.getTime() + secretLife[purpose]).toISOString() })
    .where('hash', '=', row.hash)
    .execute();
  return secret;
}

/** A link sealed with a key that no longer exists counts as none. */
function opened(sealer: Sealer, sealed: string): string | undefined {
  try {
    return sealer.open(sealed, purpose);
  } catch {
    return undefined;
  }
}

async function makeLink(db: Database, now: Date, sealer: Sealer): Promise<string> {
  const secret = await issueSecret(db, now, purpose);
  await db
    .updateTable('secrets')
    .set({ data: sealer.seal(secret, purpose) })
    .where('hash', '=', hashToken(secret))
    .execute();
  return secret;
}
