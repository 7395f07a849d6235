import { reachCategory } from '../guard/reach-category.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';

/** Milliseconds after which a window that said nothing counts as left. */
export const silentMs = 25_000;

/** Windows named in a reply. */
const mostEditors = 20;

/** Notes that the caller's window has the form open, forgets windows that fell silent, and names the others. */
export const editForm: Handlers['/category/editform'] = async (context, body) => {
  const { clinic, id } = await reachCategory(context, body.category, 'design');
  const now = context.clock();
  const { db } = context;
  await db
    .deleteFrom('editors')
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .where('seen_at', '<=', new Date(now.getTime() - silentMs).toISOString())
    .execute();
  await (body.left ? leave(context, clinic, id, body.window) : stay(context, clinic, id, body));
  const draft = await db
    .selectFrom('categories')
    .select('rev')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (draft === undefined) throw new ServerError('unknowncategory');
  return { rev: draft.rev, editors: await othersThan(context, clinic, id, body.window) };
};

/** Another person's window is left as it is. */
async function stay(
  context: Context,
  clinic: string,
  category: string,
  { window, page, question }: { readonly window: string; readonly page?: string; readonly question?: string },
): Promise<void> {
  const user_id = signedIn(context).id;
  const values = { page: page ?? null, question: question ?? null, seen_at: context.clock().toISOString() };
  await context.db
    .insertInto('editors')
    .values({ clinic, category, window_id: window, user_id, ...values })
    .onConflict((conflict) =>
      conflict.columns(['clinic', 'category', 'window_id']).doUpdateSet(values).where('editors.user_id', '=', user_id),
    )
    .execute();
}

async function leave(context: Context, clinic: string, category: string, window: string): Promise<void> {
  await context.db
    .deleteFrom('editors')
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('window_id', '=', window)
    .where('user_id', '=', signedIn(context).id)
    .execute();
}

async function othersThan({ db }: Context, clinic: string, category: string, window: string) {
  const rows = await db
    .selectFrom('editors')
    .innerJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'editors.clinic').onRef('users.id', '=', 'editors.user_id'),
    )
    .select(['users.id', 'first_name', 'last_name', 'page', 'question'])
    .where('editors.clinic', '=', clinic)
    .where('editors.category', '=', category)
    .where('window_id', '<>', window)
    .orderBy('window_id')
    .limit(mostEditors)
    .execute();
  return rows.map(({ id, first_name, last_name, page, question }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
    ...(page !== null && { page }),
    ...(question !== null && { question }),
  }));
}
