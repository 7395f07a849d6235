import { idPattern } from '../access/find-category.ts';
import type { Context } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { signedIn } from '../http/signed-in.ts';

/** The id of a service of the caller's clinic, by id or slug. */
export async function serviceId(context: Context, idOrSlug: string): Promise<string> {
  const row = await context.db
    .selectFrom('services')
    .select('id')
    .where('clinic', '=', signedIn(context).clinic)
    .where(idPattern.test(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return row.id;
}

/** The id of a project of the caller's clinic, by id or slug. */
export async function projectId(context: Context, idOrSlug: string): Promise<string> {
  const row = await context.db
    .selectFrom('projects')
    .select('id')
    .where('clinic', '=', signedIn(context).clinic)
    .where(idPattern.test(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return row.id;
}
