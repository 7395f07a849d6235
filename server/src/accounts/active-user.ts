import type { Database } from '../db/database.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { SecretOwner } from './secrets.ts';

/** The account that a secret belongs to; undefined where there is none, or where it is disabled. */
export async function findActiveUser(db: Database, owner: SecretOwner | undefined): Promise<UserTable | undefined> {
  if (owner === undefined) return undefined;
  return db
    .selectFrom('users')
    .selectAll()
    .where('clinic', '=', owner.clinic)
    .where('id', '=', owner.user)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}
