import type { auth } from '../../../src/api/contract/auth.ts';
import { canOf } from '../access/rules.ts';
import { reachCategory } from '../access/find-category.ts';
import { writeAudit } from '../audit/audit.ts';
import type { UserTable } from '../db/schema.ts';
import type { Context, Handlers } from '../http/handler.ts';
import { signedIn } from '../http/signed-in.ts';
import { activate, lookAtActivation } from './activation.ts';
import { getMenu } from './menu.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

/** Sign-in, the person's own settings, and the menu. */
export const authHandlers: Pick<Handlers, Exclude<keyof typeof auth, '/user/getprofile'> | '/app/getmenu'> = {
  '/auth/veryifypassword': signIn,
  '/auth/activate': activate,
  '/auth/activation': lookAtActivation,
  '/app/getmenu': getMenu,

  '/auth/logout': async (context) => {
    const user = signedIn(context);
    await context.db.transaction().execute(async (transaction) => {
      await endSession(transaction, context.caller.session ?? '');
      await writeAudit(transaction, context, { clinic: user.clinic, role: user.access, action: 'auth.signout' });
    });
    return {};
  },

  '/auth/getuseraccess': async (context) => {
    const user = signedIn(context);
    const categories = await context.db
      .selectFrom('members')
      .select(['category', 'role'])
      .where('clinic', '=', user.clinic)
      .where('user_id', '=', user.id)
      .orderBy('category')
      .execute();
    return {
      access: user.access,
      categories: categories.filter((row) => user.category === undefined || row.category === user.category),
    };
  },

  '/auth/checkUserAccess': async (context) => ({ authenticated: true, access: signedIn(context).access }),

  '/auth/getUserAccessForCategory': async (context, { category }) => {
    const { role } = await reachCategory(context, category, 'fill');
    return { role, can: canOf(role) };
  },

  '/user/updateuserlang': async (context, { lang }) => setOwn(context, { lang }),
  '/user/updateuserdatemode': async (context, { dateMode }) => setOwn(context, { date_mode: dateMode }),
  '/user/updateuserdarkmode': async (context, { darkMode }) => setOwn(context, { dark_mode: darkMode ? 1 : 0 }),
};

async function setOwn(
  context: Context,
  values: Partial<Pick<UserTable, 'lang' | 'date_mode' | 'dark_mode'>>,
): Promise<Record<string, never>> {
  const { clinic, id } = signedIn(context);
  await context.db.updateTable('users').set(values).where('clinic', '=', clinic).where('id', '=', id).execute();
  return {};
}
