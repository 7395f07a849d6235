import type { Transaction } from 'kysely';
import type { CallBody, CallData } from '../../../src/api/contract/contract.ts';
import type { CategorySettings, ChosenSettings } from '../../../src/api/contract/shapes.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { projectId } from '../guard/find-service.ts';
import { changeFormName } from '../guard/form-names.ts';
import { storeMembers } from './members.ts';
import { orSlugTaken, slugFor } from './slug.ts';

/** Changes what is given; of the settings too, each that is given, unless somebody else has changed it since it was read. */
export async function changeCategory(
  context: Context,
  category: ReachedCategory,
  body: CallBody<'/category/storecategory'>,
): Promise<CallData<'/category/storecategory'>> {
  const title = body.title ?? category.title;
  const slug = body.slug === undefined ? category.slug : slugFor(body.slug, title);
  const change = {
    ...(body.title !== undefined && { title: JSON.stringify(title) }),
    ...(body.project !== undefined && { project: await projectId(context, body.project) }),
    slug,
    updated_at: context.clock().toISOString(),
  };
  await orSlugTaken(() =>
    context.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('categories')
        .set(change)
        .where('clinic', '=', category.clinic)
        .where('id', '=', category.id)
        .execute();
      const given = body.settings;
      if (given !== undefined)
        await changeSettings(transaction, category, (now) => {
          if (body.was !== undefined) assertSeen(given, body.was, now);
          return keptSettings(given, now);
        });
      if (slug !== category.slug) await changeFormName(transaction, category, slug);
      await context.forms?.changed(transaction);
      if (body.members !== undefined) await storeMembers(transaction, context, category, body.members);
    }),
  );
  return { id: category.id, slug };
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

/** None of the settings that are changed was changed by somebody else meanwhile, unless to the same. */
function assertSeen(given: ChosenSettings, was: ChosenSettings, now: CategorySettings): void {
  const changed = Object.keys(given) as (keyof ChosenSettings)[];
  const isOther = (key: keyof ChosenSettings, than: ChosenSettings): boolean => textOf(now[key]) !== textOf(than[key]);
  if (changed.some((key) => isOther(key, was) && isOther(key, given))) throw new ServerError('olderrev');
}

/** A colour or language that is unset, and a list of nothing, are as good as absent. */
const textOf = (value: ChosenSettings[keyof ChosenSettings]): string =>
  JSON.stringify(value === undefined || value === '' ? [] : value);

/** Settings as they are kept: those that were given instead of those from before, and none that is unset again. */
export function keptSettings(given: ChosenSettings, before: CategorySettings = {}): CategorySettings {
  const { defaultLanguage, ...settings } = { ...before, ...given };
  return defaultLanguage ? { ...settings, defaultLanguage } : settings;
}
