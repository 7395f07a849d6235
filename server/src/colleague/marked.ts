import { findCategory } from '../guard/find-category.ts';
import type { VisitedKind } from '../db/schema/colleagues.ts';
import { fromJson } from '../db/json.ts';
import { projectId, serviceId } from '../guard/find-service.ts';
import { reachableCategories } from '../guard/reachable-categories.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import type { Headline } from '../../../src/api/contract/shapes.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';

export interface MarkKey {
  readonly kind: VisitedKind;
  readonly id: string;
}
export interface MarkItem extends MarkKey {
  readonly slug: string;
  readonly title: Localized;
  /** Of a project or a category. */
  readonly headline?: Headline;
}

/** The id of something that the caller can go to. */
export async function markedId(context: Context, { kind, id }: MarkKey): Promise<string> {
  if (kind === 'category') {
    const found = await findCategory(context, id);
    if (found?.role === undefined) throw new ServerError('unknown');
    return found.id;
  }
  return kind === 'service' ? serviceId(context, id) : projectId(context, id);
}

/** What marks are called now, in their order; what the caller no longer reaches is left out. */
export async function describeMarks(context: Context, keys: readonly MarkKey[]): Promise<MarkItem[]> {
  const { clinic } = signedIn(context);
  const ids = (kind: VisitedKind) => ['', ...keys.filter((key) => key.kind === kind).map((key) => key.id)];
  const services = await context.db
    .selectFrom('services')
    .select(['id', 'slug', 'title'])
    .where('clinic', '=', clinic)
    .where('id', 'in', ids('service'))
    .execute();
  const projects = await context.db
    .selectFrom('projects')
    .select(['id', 'slug', 'title', 'headline'])
    .where('clinic', '=', clinic)
    .where('id', 'in', ids('project'))
    .execute();
  const categories = keys.some((key) => key.kind === 'category') ? await reachableCategories(context) : [];
  const titled = <Row extends { readonly title: string }>(row: Row) => ({
    ...row,
    title: fromJson<Localized>(row.title),
  });
  const found: Readonly<Record<VisitedKind, readonly Omit<MarkItem, 'kind'>[]>> = {
    service: services.map(titled),
    project: projects.map(titled),
    category: categories,
  };
  return keys.flatMap(({ kind, id }) => {
    const row = found[kind].find((candidate) => candidate.id === id);
    if (row === undefined) return [];
    const { slug, title, headline } = row;
    return [{ kind, id, slug, title, ...(headline && { headline }) }];
  });
}
