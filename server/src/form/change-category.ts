import type { CallBody, CallData } from '../../../src/api/contract/contract.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { projectId } from '../guard/find-service.ts';
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
    settings: JSON.stringify({ ...category.settings, ...body.settings }),
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
      await context.forms?.changed(transaction);
      if (body.members !== undefined) await storeMembers(transaction, context, category, body.members);
    }),
  );
  return { id: category.id, slug: change.slug };
}
