import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { ServerError } from '../errors/server-error.ts';
import { idPattern } from './find-category.ts';

/** The id of a service of the caller's clinic, by id or slug. */
export function serviceId(context: Context, idOrSlug: string): Promise<string> {
  return idIn(context, 'services', idOrSlug);
}

/** The id of a project of the caller's clinic, by id or slug. */
export function projectId(context: Context, idOrSlug: string): Promise<string> {
  return idIn(context, 'projects', idOrSlug);
}

async function idIn(context: Context, table: 'services' | 'projects', idOrSlug: string): Promise<string> {
  const row = await context.db
    .selectFrom(table)
    .select('id')
    .where('clinic', '=', signedIn(context).clinic)
    .where(idPattern.test(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return row.id;
}
