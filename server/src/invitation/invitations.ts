import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Invitation } from '../../../src/api/contract/ways-in.ts';
import { isAdmin } from '../guard/admin.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { mayGrant } from '../access/grants.ts';
import { extentOf } from '../access/rules.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ownRoles } from '../colleague/people.ts';
import type { InvitationTable } from '../db/schema/colleagues.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { newestFirst } from '../db/newest-first.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';

/** Invitations into the caller's categories, or one of them; those into the clinic alone for admin access. */
export const getInvitedUsers: Handlers['/user/getinvitedusers'] = async (context, { category, ...query }) => {
  const { clinic } = signedIn(context);
  const places =
    category === undefined ? await invitedInto(context) : [(await reachCategory(context, category, 'invite')).id];
  const alone = category === undefined && isAdmin(context.caller);
  const position = fromCursor(query.after);
  const limit = limitOf(query);
  const sent = context.db
    .selectFrom('invitations')
    .where('invitations.clinic', '=', clinic)
    .where('removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('category', 'in', ['', ...places]), ...(alone ? [eb('category', 'is', null)] : [])]))
    .$if(Boolean(query.search), (select) => select.where(isCalled(query.search ?? '')));
  const rows = await sent
    .leftJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'invitations.clinic').onRef('users.id', '=', 'invitations.invited_by'),
    )
    .selectAll('invitations')
    .select(['users.first_name as byFirst', 'users.last_name as byLast'])
    .$call(newestFirst('invitations.created_at', 'invitations.id', position))
    .limit(limit + 1)
    .execute();
  const page = toPage(
    rows,
    limit,
    (row) => [row.created_at, row.id],
    (row) => toItem(row, `${row.byFirst ?? ''} ${row.byLast ?? ''}`.trim(), context.clock()),
  );
  return { ...page, total: await countUpTo(context.db, sent.select('invitations.id')) };
};

function isCalled(text: string) {
  const wanted = `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(invitations.first_name || ' ' || invitations.last_name || ' ' || invitations.email) like ${wanted} escape '\\'`;
}

async function invitedInto(context: Context): Promise<readonly string[]> {
  return [...(await ownRoles(context))]
    .filter(([, role]) => extentOf(role, 'invite') === 'all')
    .map(([category]) => category);
}

function toItem(row: InvitationTable, invitedBy: string, now: Date): Static<typeof Invitation> {
  const isOver = row.expires_at <= now.toISOString();
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    category: row.category,
    role: row.role,
    invitedBy,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    state: row.accepted_at !== null ? 'accepted' : isOver ? 'expired' : 'open',
  };
}

/** Withdraws an invitation; its link is dead. */
export const removeInvitedUser: Handlers['/user/removeInvitedUser'] = async (context, { id }) => {
  const { clinic } = signedIn(context);
  const row = await context.db
    .selectFrom('invitations')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  const role = (await ownRoles(context)).get(row.category ?? '') ?? (isAdmin(context.caller) ? 'owner' : undefined);
  if (role === undefined || extentOf(role, 'invite') !== 'all') throw new ServerError('unknown');
  if (!mayGrant(role, row.role)) throw new ServerError('forbidden');
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('invitations')
      .set({ removed_at: context.clock().toISOString() })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .execute();
    await writeAudit(transaction, context, {
      clinic,
      role,
      action: 'user.uninvite',
      ...(row.category !== null && { category: row.category }),
      detail: { invitation: id },
    });
  });
  return {};
};
