import type { Localized } from '../../../src/engine/definition/types.ts';
import type { Handlers } from '../context/handler.ts';
import { fromJson } from '../db/json.ts';
import { accountOf, findInvitations } from './find-invitation.ts';
import { titlesOf } from './titles.ts';

/** What a link is for. This does not use it up, since mail scanners open links too. */
export const lookAtInvitation: Handlers['/user/invitation'] = async (context, link) => {
  const { db } = context;
  const rows = await findInvitations(context, db, link);
  const [row] = rows;
  const clinic = await db.selectFrom('clinics').select('title').where('id', '=', row.clinic).executeTakeFirstOrThrow();
  const account = await accountOf(db, row.email);
  return {
    clinic: fromJson<Localized>(clinic.title),
    categories: [
      ...(await titlesOf(
        db,
        row.clinic,
        rows.flatMap(({ category }) => category ?? []),
      )),
    ],
    role: row.role,
    firstName: row.first_name,
    lastName: row.last_name,
    hasAccount: account?.verified === 1,
  };
};
