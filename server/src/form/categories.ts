import { isAdmin } from '../guard/admin.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { permissionsOf } from '../access/permissions.ts';
import { findCategory } from '../guard/find-category.ts';
import { countFiles } from '../counts/read-counts.ts';
import { extentOf } from '../access/rules.ts';
import { byNumber, pageOfShortList } from '../db/short-list.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { addCategory } from './adding/add-category.ts';
import { assertReadable } from './assert-readable.ts';
import { assertOrigins } from '../guard/assert-origin.ts';
import { changeCategory } from './change-category.ts';
import { removeFormName } from '../guard/form-names.ts';
import { projectId } from '../guard/find-service.ts';
import { reachableCategories, type ReachableCategory } from '../guard/reachable-categories.ts';

export const getCategories: Handlers['/category/getcategories'] = async (
  context,
  { project, headline, user, can, published, withdrawn, sort = 'title', ...query },
) => {
  const inProject = project === undefined ? undefined : await projectId(context, project);
  const reachable = (await reachableCategories(context))
    .filter((category) => inProject === undefined || category.project === inProject)
    .filter((category) => headline === undefined || category.headline === headline)
    .filter(({ role }) => can === undefined || permissionsOf(role).can[can])
    .filter(({ version }) => published === undefined || (version !== null) === published)
    .filter(({ settings }) => withdrawn === undefined || (settings.withdrawn === true) === withdrawn)
    .filter(await isOfMember(context, user));
  if (sort === 'files') {
    const files = await countSeenFiles(context, reachable);
    const numberOf = ({ id }: ReachableCategory): number => files.get(id) ?? 0;
    return toItems(pageOfShortList(reachable, query, byNumber(numberOf)), files);
  }
  const page = pageOfShortList(reachable, query);
  return toItems(page, await countSeenFiles(context, page.items));
};

function toItems<P extends { readonly items: readonly ReachableCategory[] }>(
  page: P,
  files: ReadonlyMap<string, number>,
) {
  return {
    ...page,
    items: page.items.map((category) => ({
      ...category,
      ...permissionsOf(category.role),
      files: files.get(category.id) ?? 0,
    })),
  };
}

/** Whether a person has a role in a category, where the caller manages its members: of others, roles are not told. */
async function isOfMember(
  context: Context,
  user: string | undefined,
): Promise<(category: ReachableCategory) => boolean> {
  if (user === undefined) return () => true;
  const { clinic, id } = signedIn(context);
  const rows = await context.db
    .selectFrom('members')
    .select('category')
    .where('clinic', '=', clinic)
    .where('user_id', '=', user)
    .execute();
  const own = new Set(rows.map((row) => row.category));
  return (category) => own.has(category.id) && (user === id || extentOf(category.role, 'invite') === 'all');
}

/** Files the caller may see, by category. */
async function countSeenFiles(
  context: Context,
  categories: readonly ReachableCategory[],
): Promise<ReadonlyMap<string, number>> {
  const { clinic, id } = signedIn(context);
  const idsOf = (seesAll: boolean) =>
    categories.filter(({ role }) => (extentOf(role, 'view') === 'all') === seesAll).map((category) => category.id);
  const [whole, own] = [idsOf(true), idsOf(false)];
  const counted = await countFiles(context.db, clinic, whole);
  if (own.length === 0) return counted;
  const rows = await context.db
    .selectFrom('files')
    .select(['category', ({ fn }) => fn.countAll<number>().as('count')])
    .where('clinic', '=', clinic)
    .where('created_by', '=', id)
    .where('category', 'in', own)
    .where('deleted_at', 'is', null)
    .groupBy('category')
    .execute();
  return new Map([...counted, ...rows.map((row) => [row.category, row.count] as const)]);
}

/** With the id of none in the clinic yet, or without one, a category is added; else it is changed. */
export const storeCategory: Handlers['/category/storecategory'] = async (context, body) => {
  assertReadable(body.settings?.brandColor);
  assertOrigins(body.settings?.allowedOrigins);
  const found = body.id === undefined ? undefined : await findCategory(context, body.id);
  const isOurs = found?.clinic === signedIn(context).clinic;
  const mayAdd = !isOurs && body.was === undefined && isAdmin(context.caller);
  if (body.id === undefined || mayAdd) return addCategory(context, body);
  return changeCategory(context, await reachCategory(context, body.id, 'administer'), body);
};

export const removeCategory: Handlers['/category/removecategory'] = async (context, body) => {
  const { clinic, id } = await reachCategory(context, body.id, 'administer');
  await context.db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('categories')
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('files').select('files.id').where('clinic', '=', clinic).where('category', '=', id))),
      )
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw new ServerError('notempty');
    await removeFormName(transaction, { clinic, id });
    for (const table of ['form_counts', 'count_changes', 'form_figures', 'form_surveys'] as const)
      await transaction.deleteFrom(table).where('clinic', '=', clinic).where('category', '=', id).execute();
    await context.forms?.changed(transaction);
  });
  return {};
};
