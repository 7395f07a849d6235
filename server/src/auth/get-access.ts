import { permissionsOf, standingOf } from '../access/permissions.ts';
import type { Handler } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { isAdmin } from '../guard/admin.ts';
import { reachCategory } from '../guard/reach-category.ts';

/** The caller's roles, and what each allows. */
export const getAccess: Handler<'/auth/getuseraccess'> = async (context) => {
  const user = signedIn(context);
  const members = await context.db
    .selectFrom('members')
    .select(['category', 'role'])
    .where('clinic', '=', user.clinic)
    .where('user_id', '=', user.id)
    .$if(user.category !== undefined, (select) => select.where('category', '=', user.category ?? ''))
    .orderBy('category')
    .execute();
  const roles = members.map(({ role }) => role);
  return {
    access: user.access,
    ...standingOf(isAdmin(context.caller), roles),
    categories: members.map(({ category, role }) => ({ category, role, ...permissionsOf(role) })),
  };
};

export const getCategoryAccess: Handler<'/auth/getUserAccessForCategory'> = async (context, { category }) => {
  const { role } = await reachCategory(context, category, 'fill');
  return { role, ...permissionsOf(role) };
};

export const checkAccess: Handler<'/auth/checkUserAccess'> = async (context) => ({
  authenticated: true,
  access: signedIn(context).access,
});
