import type { Localized } from '../../../src/engine/definition/types.ts';
import { isAdmin } from '../guard/admin.ts';
import { fromJson } from '../db/json.ts';
import { byTitle, pageOfShortList, underTitle } from '../db/short-list.ts';
import { newId } from '../db/uuid.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { assertSeen } from '../guard/assert-seen.ts';
import { projectId, serviceId } from '../guard/find-service.ts';
import { reachableCategories } from '../guard/reachable-categories.ts';
import { holdNamed } from '../guard/hold-named.ts';
import { orSlugTaken, slugFor } from './slug.ts';

/** Admins see every project of the clinic, others those with a category they can reach; categories are counted alike. */
export const getProjects: Handlers['/project/getprojects'] = async (
  context,
  { service, services, headline, sort = 'title', ...query },
) => {
  const reachable = await reachableCategories(context);
  const inService = service === undefined ? undefined : await serviceId(context, service);
  const rows = await context.db
    .selectFrom('projects')
    .innerJoin('services', (join) =>
      join.onRef('services.clinic', '=', 'projects.clinic').onRef('services.id', '=', 'projects.service'),
    )
    .select(['projects.id', 'projects.slug', 'projects.title', 'service', 'headline', 'services.title as serviceTitle'])
    .where('projects.clinic', '=', signedIn(context).clinic)
    .$if(services !== undefined, (select) =>
      select.where(({ eb, or }) =>
        or([eb('services.id', 'in', ['', ...(services ?? [])]), eb('services.slug', 'in', ['', ...(services ?? [])])]),
      ),
    )
    .$if(inService !== undefined, (select) => select.where('service', '=', inService ?? ''))
    .$if(headline !== undefined, (select) => select.where('headline', '=', headline ?? 'scores'))
    .execute();
  const items = rows.map((row) => ({
    ...row,
    title: fromJson<Localized>(row.title),
    serviceTitle: fromJson<Localized>(row.serviceTitle),
    categories: reachable.filter((category) => category.project === row.id).length,
  }));
  return pageOfShortList(
    isAdmin(context.caller) ? items : items.filter((item) => item.categories > 0),
    query,
    (item) =>
      sort === 'title' ? byTitle(item) : underTitle(item, sort === 'service' ? item.serviceTitle : item.headline),
  );
};

export const storeProject: Handlers['/project/storeproject'] = async (
  context,
  { id, slug, service, headline, title, was },
) => {
  const { clinic } = signedIn(context);
  const changed = { service: await serviceId(context, service), headline, title: JSON.stringify(title) };
  const row = {
    clinic,
    id: id ?? newId(),
    slug: slugFor(slug, title),
    ...changed,
    created_at: context.clock().toISOString(),
  };
  return orSlugTaken(() =>
    context.db.transaction().execute(async (transaction) => {
      if (was !== undefined) assertSeen({ title, slug }, was, await holdNamed(transaction, 'projects', row));
      return transaction
        .insertInto('projects')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['clinic', 'id']).doUpdateSet({ ...changed, ...(slug !== undefined && { slug }) }),
        )
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow();
    }),
  );
};

export const removeProject: Handlers['/project/removeproject'] = async (context, body) => {
  const { clinic } = signedIn(context);
  const id = await projectId(context, body.id);
  const removed = await context.db
    .deleteFrom('projects')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('categories').select('categories.id').where('clinic', '=', clinic).where('project', '=', id)),
      ),
    )
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new ServerError('notempty');
  return {};
};
