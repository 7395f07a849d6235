import type { Localized } from '../../../src/engine/definition/types.ts';
import type { Handlers } from '../context/handler.ts';
import { fromJson } from '../db/json.ts';
import { accountOf, findInvitation } from './find-invitation.ts';

/** What a link is for. This does not use it up, since mail scanners open links too. */
export const lookAtInvitation: Handlers['/user/invitation'] = async (context, { id, email }) => {
  const { db } = context;
  const row = await findInvitation(context, db, id, email);
  const clinic = await db.selectFrom('clinics').select('title').where('id', '=', row.clinic).executeTakeFirstOrThrow();
  const category =
    row.category === null
      ? undefined
      : await db
          .selectFrom('categories')
          .select('title')
          .where('clinic', '=', row.clinic)
          .where('id', '=', row.category)
          .executeTakeFirst();
  const account = await accountOf(db, row.email);
  return {
    clinic: fromJson<Localized>(clinic.title),
    category: category === undefined ? null : fromJson<Localized>(category.title),
    role: row.role,
    firstName: row.first_name,
    lastName: row.last_name,
    hasAccount: account?.verified === 1,
  };
};
