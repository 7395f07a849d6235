import type { CallingUser } from '../context/caller.ts';
import type { Context } from '../context/context.ts';
import { callerFor } from './acting.ts';

/** As whom a link is filled that an EHR opened; undefined for any other link, and where that account is disabled. */
export async function launchedBy(context: Pick<Context, 'db'>, link: string): Promise<CallingUser | undefined> {
  const row = await context.db
    .selectFrom('short_links')
    .select(['clinic', 'category', 'created_by', 'launch'])
    .where('link', '=', link)
    .executeTakeFirst();
  if (row === undefined || row.launch === null) return undefined;
  return callerFor(context, row.clinic, row.created_by, row.category);
}
