import type { MemberRole } from '../../../src/api/contract/permissions.ts';
import type { Database } from '../db/database.ts';

interface Membership {
  readonly clinic: string;
  readonly category: string;
  readonly user: string;
}

/** The role of a person in a category; undefined where they are no member of it. */
export async function memberRole(
  db: Database,
  { clinic, category, user }: Membership,
): Promise<MemberRole | undefined> {
  const row = await db
    .selectFrom('members')
    .select('role')
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row?.role;
}
