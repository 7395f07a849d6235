import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';

/** Responses by others since the caller last opened each of the forms, whose files they read; of a form never opened, those since `from`. */
export async function countFresh(
  context: Context,
  categories: readonly string[],
  from: string,
): Promise<ReadonlyMap<string, number>> {
  if (categories.length === 0) return new Map();
  const { clinic, id: user } = signedIn(context);
  const rows = await context.db
    .selectFrom('entries')
    .innerJoin('files', (join) =>
      join
        .onRef('files.clinic', '=', 'entries.clinic')
        .onRef('files.id', '=', 'entries.file')
        .on('files.deleted_at', 'is', null),
    )
    .leftJoin('visits', (join) =>
      join
        .onRef('visits.clinic', '=', 'entries.clinic')
        .onRef('visits.id', '=', 'entries.category')
        .on('visits.kind', '=', 'category')
        .on('visits.user_id', '=', user),
    )
    .select(({ fn }) => ['entries.category', fn.countAll<number>().as('count')])
    .where('entries.clinic', '=', clinic)
    .where('entries.category', 'in', [...categories])
    .where('entries.created_at', '>=', from)
    .where(({ or, eb }) =>
      or([eb('visits.visited_at', 'is', null), eb('entries.created_at', '>', eb.ref('visits.visited_at'))]),
    )
    .where(({ or, eb }) => or([eb('entries.created_by', 'is', null), eb('entries.created_by', '!=', user)]))
    .groupBy('entries.category')
    .execute();
  return new Map(rows.map(({ category, count }) => [category, count]));
}
