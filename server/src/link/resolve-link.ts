import { findCategory } from '../guard/find-category.ts';
import { reachFile } from '../guard/reach-file.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { liveLink, type LinkRow } from './live-link.ts';
import { openForm } from './open-link.ts';

/** Where a link leads, for those who may go there, and what a link to a form carries. */
export const resolveLink: Handlers['/public/resolvelink'] = async (context, { link }) => {
  const row = await liveLink(context, link, 'open');
  if (row.kind !== 'form') {
    await reachFile(context, row.file ?? '', row.kind === 'report' ? 'report' : 'view');
    return { route: await routeTo(context, row) };
  }
  const { category, language, answers, singleUse, file } = await openForm(context, row);
  const slug = (await findCategory(context, category.slug))?.id === category.id ? category.slug : category.id;
  return {
    route: await routeTo(context, row),
    form: {
      category: slug,
      singleUse,
      forPatient: file !== undefined,
      ...(language && { language }),
      ...(answers && { answers }),
    },
  };
};

/** The portal's address of it; a name that the address wants and nobody has is `-`. */
async function routeTo(context: Context, { clinic, category, file, entry, kind }: LinkRow): Promise<string> {
  const place = await context.db
    .selectFrom('categories')
    .innerJoin('projects', (join) =>
      join.onRef('projects.clinic', '=', 'categories.clinic').onRef('projects.id', '=', 'categories.project'),
    )
    .select(['projects.headline', 'projects.slug as project', 'categories.slug'])
    .where('categories.clinic', '=', clinic)
    .where('categories.id', '=', category)
    .executeTakeFirstOrThrow();
  const way = `${place.headline}/${place.project}/${(await findCategory(context, place.slug))?.id === category ? place.slug : category}`;
  if (kind === 'form') return `/form/page/${way}/-/-/-`;
  return `/form/entries/${way}/${file ?? '-'}${entry === null ? '' : `/${entry}`}`;
}
