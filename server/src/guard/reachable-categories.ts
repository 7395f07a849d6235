import type { CategorySettings, Headline } from '../../../src/api/contract/shapes.ts';
import type { Localized, Role } from '../../../src/engine/definition/types.ts';
import { roleOf } from './find-category.ts';
import { fromJson } from '../db/json.ts';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';

export interface ReachableCategory {
  readonly id: string;
  readonly slug: string;
  readonly title: Localized;
  readonly project: string;
  readonly headline: Headline;
  readonly version: number | null;
  readonly settings: CategorySettings;
  readonly role: Role;
}

/** Every category of the caller's clinic in which they have a role. */
export async function reachableCategories(context: Context): Promise<readonly ReachableCategory[]> {
  const { clinic, id } = signedIn(context);
  const rows = await context.db
    .selectFrom('categories')
    .innerJoin('projects', (join) =>
      join.onRef('projects.clinic', '=', 'categories.clinic').onRef('projects.id', '=', 'categories.project'),
    )
    .leftJoin('members', (join) =>
      join
        .onRef('members.clinic', '=', 'categories.clinic')
        .onRef('members.category', '=', 'categories.id')
        .on('members.user_id', '=', id),
    )
    .select([
      'categories.clinic',
      'categories.id',
      'categories.slug',
      'categories.title',
      'categories.project',
      'projects.headline',
      'categories.version',
      'categories.settings',
      'members.role',
    ])
    .where('categories.clinic', '=', clinic)
    .execute();
  return rows.flatMap((row) => {
    const settings = fromJson<CategorySettings>(row.settings);
    const role = roleOf(context.caller, row, settings);
    const { id: category, slug, project, headline, version } = row;
    return role === undefined
      ? []
      : [{ id: category, slug, title: fromJson<Localized>(row.title), project, headline, version, settings, role }];
  });
}
