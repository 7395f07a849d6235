import type { CallBody, CallData } from '../../../src/api/contract/contract.ts';
import type { CategorySettings, ChosenSettings } from '../../../src/api/contract/shapes.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { projectId } from '../guard/find-service.ts';
import { changeFormName } from '../guard/form-names.ts';
import { storeMembers } from './members.ts';
import { orSlugTaken, slugFor } from './slug.ts';

/** Changes what is given; of the settings too, each that is given. */
export async function changeCategory(
  context: Context,
  category: ReachedCategory,
  body: CallBody<'/category/storecategory'>,
): Promise<CallData<'/category/storecategory'>> {
  const title = body.title ?? category.title;
  const change = {
    title: JSON.stringify(title),
    slug: body.slug === undefined ? category.slug : slugFor(body.slug, title),
    project: body.project === undefined ? category.project : await projectId(context, body.project),
    settings: JSON.stringify(keptSettings(body.settings ?? {}, category.settings)),
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
      if (change.slug !== category.slug) await changeFormName(transaction, category, change.slug);
      await context.forms?.changed(transaction);
      if (body.members !== undefined) await storeMembers(transaction, context, category, body.members);
    }),
  );
  return { id: category.id, slug: change.slug };
}

/** Settings as they are kept: those that were given instead of those from before, and none that is unset again. */
export function keptSettings(given: ChosenSettings, before: CategorySettings = {}): CategorySettings {
  const { defaultLanguage, ...settings } = { ...before, ...given };
  return defaultLanguage ? { ...settings, defaultLanguage } : settings;
}
