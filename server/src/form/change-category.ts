import type { Transaction } from 'kysely';
import type { CallBody, CallData } from '../../../src/api/contract/contract.ts';
import type { CategorySettings, ChosenSettings } from '../../../src/api/contract/shapes.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { assertSeen } from '../guard/assert-seen.ts';
import { projectId } from '../guard/find-service.ts';
import { changeFormName } from '../guard/form-names.ts';
import { holdNamed } from '../guard/hold-named.ts';
import { storeMembers } from './members.ts';
import { orSlugTaken, slugFor } from './slug.ts';

/** Changes what is given, of the settings too, unless somebody else has changed it since it was read. */
export async function changeCategory(
  context: Context,
  category: ReachedCategory,
  body: CallBody<'/category/storecategory'>,
): Promise<CallData<'/category/storecategory'>> {
  const title = body.title ?? category.title;
  const slug = body.slug === undefined ? undefined : slugFor(body.slug, title);
  const change = {
    ...(body.title !== undefined && { title: JSON.stringify(title) }),
    ...(body.project !== undefined && { project: await projectId(context, body.project) }),
    ...(slug !== undefined && { slug }),
    updated_at: context.clock().toISOString(),
  };
  return orSlugTaken(() =>
    context.db.transaction().execute(async (transaction) => {
      const now = await holdNamed(transaction, 'categories', category);
      assertSeen({ title: body.title, slug: body.slug }, body.was, now);
      await transaction
        .updateTable('categories')
        .set(change)
        .where('clinic', '=', category.clinic)
        .where('id', '=', category.id)
        .execute();
      const given = body.settings;
      if (given !== undefined)
        await changeSettings(transaction, category, (now) => {
          assertSeen(given, body.was, now);
          return keptSettings(given, now);
        });
      if (slug !== undefined && slug !== now.slug) await changeFormName(transaction, category, slug);
      await context.forms?.changed(transaction);
      if (body.members !== undefined) await storeMembers(transaction, context, category, body.members);
      return { id: category.id, slug: slug ?? now.slug };
    }),
  );
}

/** Makes others of a category's settings. Its row is held: of two who change them, the second sees what the first has made of them. */
export async function changeSettings(
  transaction: Transaction<Schema>,
  { clinic, id }: Pick<ReachedCategory, 'clinic' | 'id'>,
  change: (now: CategorySettings) => CategorySettings,
): Promise<void> {
  await transaction.updateTable('categories').set({ id }).where('clinic', '=', clinic).where('id', '=', id).execute();
  const { settings } = await transaction
    .selectFrom('categories')
    .select('settings')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const changed = change(fromJson<CategorySettings>(settings));
  await transaction
    .updateTable('categories')
    .set({ settings: JSON.stringify(changed) })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .execute();
}

/** Settings as they are kept: those that were given instead of those from before, and none that is unset again. */
export function keptSettings(given: ChosenSettings, before: CategorySettings = {}): CategorySettings {
  const { defaultLanguage, ...settings } = { ...before, ...given };
  return defaultLanguage ? { ...settings, defaultLanguage } : settings;
}
