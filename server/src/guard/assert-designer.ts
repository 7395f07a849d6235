import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { isAdmin } from './admin.ts';
import { beyondRole, refuse } from './refuse.ts';
import { extentOf, roles } from '../access/rules.ts';

const designing = roles.filter((role) => role !== 'public').filter((role) => extentOf(role, 'design') === 'all');

/** Throws `forbidden` for somebody who designs no form at all. Asked before a large body is read, whatever it names. */
export async function assertDesigner(context: Context): Promise<void> {
  const { clinic, id, access, category } = signedIn(context);
  if (isAdmin(context.caller)) return;
  const found = await context.db
    .selectFrom('members')
    .select('category')
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .where('role', 'in', designing)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined) return;
  await refuse(context, beyondRole, { role: access, action: 'category.design' });
}
