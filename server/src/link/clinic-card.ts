import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { idPattern } from '../guard/find-category.ts';
import { fromJson } from '../db/json.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';

/** A clinic's public card: its name, the person who has run it longest, and the published forms that are open to all. */
export const getClinicCard: Handlers['/getStoreAdminProfile/'] = async ({ db }, { store }) => {
  const clinic = await db
    .selectFrom('clinics')
    .selectAll()
    .where(idPattern.test(store) ? 'id' : 'slug', '=', store)
    .executeTakeFirst();
  if (clinic === undefined) throw new ServerError('unknown');
  const admin = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'picture'])
    .where('clinic', '=', clinic.id)
    .where('access', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'title', 'settings'])
    .where('clinic', '=', clinic.id)
    .where('version', 'is not', null)
    .orderBy('created_at')
    .execute();
  const isOpen = ({ allowPublicScores, withdrawn }: CategorySettings) =>
    allowPublicScores === true && withdrawn !== true;
  return {
    title: fromJson<Localized>(clinic.title),
    firstName: admin?.first_name ?? '',
    lastName: admin?.last_name ?? '',
    picture: admin?.picture ?? '',
    categories: rows
      .filter((row) => isOpen(fromJson<CategorySettings>(row.settings)))
      .map(({ id, slug, title }) => ({ id, slug, title: fromJson<Localized>(title) })),
  };
};
