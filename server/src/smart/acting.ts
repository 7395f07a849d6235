import { may } from '../access/rules.ts';
import type { CallingUser } from '../context/caller.ts';
import type { Context } from '../context/context.ts';
import { memberRole } from '../guard/member-role.ts';
import type { EhrRow } from './known-ehr.ts';

/** Whose account fills a form of a launch: that of the person who launched, where it may add to every file of the form; else the EHR's own. */
export async function actingIn(
  { db }: Pick<Context, 'db'>,
  { clinic, account }: EhrRow,
  user: string | null,
  category: string,
): Promise<string> {
  const role = user === null ? undefined : await memberRole(db, { clinic, category, user });
  return user !== null && role !== undefined && may(role, 'fill', false) ? user : account;
}

/** An account as a caller, in one form alone. */
export async function callerFor(
  { db }: Pick<Context, 'db'>,
  clinic: string,
  user: string,
  category: string,
): Promise<CallingUser | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'clinic', 'first_name', 'last_name', 'lang'])
    .where('clinic', '=', clinic)
    .where('id', '=', user)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { first_name: firstName, last_name: lastName, lang } = row;
  return {
    id: row.id,
    clinic,
    category,
    access: 'user',
    firstName,
    lastName,
    lang,
    scopes: ['forms:read', 'files:write'],
  };
}
