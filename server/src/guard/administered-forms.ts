import { permissionsOf } from '../access/permissions.ts';
import type { Context } from '../context/context.ts';
import { reachableCategories, type ReachableCategory } from './reachable-categories.ts';

/** Forms that the caller may administer, by ID. */
export type Forms = ReadonlyMap<string, ReachableCategory>;

export async function administeredForms(context: Context): Promise<Forms> {
  const reachable = await reachableCategories(context);
  return new Map(
    reachable.filter(({ role }) => permissionsOf(role).can.administer).map((category) => [category.id, category]),
  );
}

/** What callers see of the forms that something serves: those they administer, and how many more there are. */
export function seenForms(served: readonly { readonly category: string }[], mine: Forms) {
  const forms = served.flatMap(({ category }) => mine.get(category) ?? []);
  return {
    forms: forms.map(({ id, slug, title }) => ({ id, slug, title })),
    otherForms: served.length - forms.length,
  };
}

/** Whether the caller may administer all of them. What concerns all is up to no one else. */
export const administersAll = (served: readonly { readonly category: string }[], mine: Forms): boolean =>
  served.every(({ category }) => mine.has(category));
