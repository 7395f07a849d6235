import type { Transaction } from 'kysely';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { fromJson } from '../db/json.ts';
import { pageOfShortList } from '../db/short-list.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { assertSeen } from '../guard/assert-seen.ts';
import { serviceId } from '../guard/find-service.ts';
import { holdNamed } from '../guard/hold-named.ts';
import { orSlugTaken, slugFor } from './slug.ts';

export const getServices: Handlers['/service/getservices'] = async (context, query) => {
  const { clinic } = signedIn(context);
  const rows = await context.db
    .selectFrom('services')
    .select(['id', 'slug', 'title'])
    .select((row) =>
      row
        .selectFrom('projects')
        .whereRef('projects.clinic', '=', 'services.clinic')
        .whereRef('projects.service', '=', 'services.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('projects'),
    )
    .where('clinic', '=', clinic)
    .execute();
  return pageOfShortList(
    rows.map((row) => ({ ...row, title: fromJson<Localized>(row.title), projects: row.projects ?? 0 })),
    query,
  );
};

export const storeService: Handlers['/service/storeservice'] = async (context, { id, slug, title, was }) => {
  const { clinic } = signedIn(context);
  const row = {
    clinic,
    id: id ?? newId(),
    slug: slugFor(slug, title),
    title: JSON.stringify(title),
    created_at: context.clock().toISOString(),
  };
  return orSlugTaken(() =>
    context.db.transaction().execute(async (transaction) => {
      if (was !== undefined) assertSeen({ title, slug }, was, await holdNamed(transaction, 'services', row));
      return transaction
        .insertInto('services')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['clinic', 'id']).doUpdateSet({ title: row.title, ...(slug !== undefined && { slug }) }),
        )
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow();
    }),
  );
};

/** Files are no longer shared with a removed service. */
export const removeService: Handlers['/service/removeservice'] = async (context, body) => {
  const { clinic } = signedIn(context);
  const id = await serviceId(context, body.id);
  await context.db.transaction().execute(async (transaction) => {
    await removeEmpty(transaction, clinic, id);
    await transaction
      .updateTable('shares')
      .set({ withdrawn_at: context.clock().toISOString() })
      .where('to_clinic', '=', clinic)
      .where('to_kind', '=', 'service')
      .where('to_id', '=', id)
      .where('withdrawn_at', 'is', null)
      .execute();
  });
  return {};
};

async function removeEmpty(transaction: Transaction<Schema>, clinic: string, id: string): Promise<void> {
  const removed = await transaction
    .deleteFrom('services')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('projects').select('projects.id').where('clinic', '=', clinic).where('service', '=', id))),
    )
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new ServerError('notempty');
}
