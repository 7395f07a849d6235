import { writeDenial } from '../audit/audit.ts';
import type { Context } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { signedIn } from '../http/signed-in.ts';
import { isAdmin } from './assert-may.ts';
import { extentOf, roles } from './rules.ts';

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
  await writeDenial(context, { clinic, role: access, action: 'category.design' });
  throw new ServerError('forbidden');
}
