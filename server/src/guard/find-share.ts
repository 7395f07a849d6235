import { sql } from 'kysely';
import type { SharedView, ShareRight } from '../access/rules.ts';
import type { Context } from '../context/context.ts';
import { isAdmin } from './admin.ts';

/** How a file of somebody else's came to the caller. */
export interface FoundShare {
  /** The file's clinic, which may be another than the caller's. */
  readonly clinic: string;
  readonly may: ShareRight;
  readonly sees: SharedView;
}

/**
 * How a file reaches the caller by live shares: where there are several, with the strongest right and the widest view; undefined for none.
 *
 * Groups, categories and services count as they are now: who leaves one loses the file with it. In a category, new users
 * have no part yet; those with a part in any category of a service belong to it. A session of one category alone reaches
 * what was shared with that category.
 */
export async function findShare(context: Context, file: string): Promise<FoundShare | undefined> {
  const shares = await sharesWith(context).where('shares.file', '=', file).execute();
  const share = shares.find(({ may }) => may === 'write') ?? shares[0];
  return share && { ...share, sees: shares.some(({ sees }) => sees === 'expert') ? 'expert' : 'secretary' };
}

/** Whether a share is neither withdrawn nor over. */
export const isLive = (now: Date) =>
  sql<boolean>`shares.withdrawn_at is null and (shares.expires_at is null or shares.expires_at > ${now.toISOString()})`;

/**
 * Live shares whose receiver the caller is, or belongs to.
 *
 * What the caller belongs to is looked up by itself, not for each share: shares of other clinics may lie on other machines.
 */
export function sharesWith(context: Context) {
  const { user } = context.caller;
  const [clinic, id] = [user?.clinic ?? '', user?.id ?? ''];
  return context.db
    .selectFrom('shares')
    .select(['shares.clinic', 'shares.may', 'shares.sees'])
    .where('shares.to_clinic', '=', clinic)
    .where(isLive(context.clock()))
    .where(({ and, eb, or, selectFrom }) => {
      const toCategory = and([
        eb('shares.to_kind', '=', 'category'),
        ...(user?.category === undefined ? [] : [eb('shares.to_id', '=', user.category)]),
        ...(isAdmin(context.caller)
          ? []
          : [
              eb(
                'shares.to_id',
                'in',
                selectFrom('members')
                  .select('members.category')
                  .where('members.clinic', '=', clinic)
                  .where('members.user_id', '=', id)
                  .where('members.role', '<>', 'newuser'),
              ),
            ]),
      ]);
      if (user?.category !== undefined) return toCategory;
      const toUser = and([eb('shares.to_kind', '=', 'user'), eb('shares.to_id', '=', id)]);
      const toGroup = and([
        eb('shares.to_kind', '=', 'group'),
        eb(
          'shares.to_id',
          'in',
          selectFrom('group_users')
            .select('group_users.group_id')
            .where('group_users.clinic', '=', clinic)
            .where('group_users.user_id', '=', id),
        ),
      ]);
      const toService = and([
        eb('shares.to_kind', '=', 'service'),
        ...(isAdmin(context.caller) ? [] : [worksInService(clinic, id)]),
      ]);
      return or([toUser, toGroup, toCategory, toService]);
    });
}

/** Whether somebody has a part in a form of the service that a file is shared with. */
const worksInService = (clinic: string, user: string) =>
  sql<boolean>`shares.to_id in (
    select projects.service from members
    join categories on categories.clinic = members.clinic and categories.id = members.category
    join projects on projects.clinic = categories.clinic and projects.id = categories.project
    where members.clinic = ${clinic} and members.user_id = ${user} and members.role <> 'newuser')`;
