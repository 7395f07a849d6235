import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';

/** Where a caller expects a form to belong, by slug or id. */
interface Within {
  readonly service?: string | undefined;
  readonly headline?: string | undefined;
  readonly project?: string | undefined;
}

/** A form of another service, headline or project than the page around it names is as unknown there as any. */
export async function assertWithin(
  { db }: Pick<Context, 'db'>,
  category: { readonly clinic: string; readonly project: string },
  { service, headline, project }: Within,
): Promise<void> {
  if (service === undefined && headline === undefined && project === undefined) return;
  const row = await db
    .selectFrom('projects')
    .innerJoin('services', (join) =>
      join.onRef('services.clinic', '=', 'projects.clinic').onRef('services.id', '=', 'projects.service'),
    )
    .select(['projects.slug', 'projects.headline', 'services.id as serviceId', 'services.slug as serviceSlug'])
    .where('projects.clinic', '=', category.clinic)
    .where('projects.id', '=', category.project)
    .executeTakeFirst();
  const isAny = (wanted: string | undefined, ...names: readonly string[]): boolean =>
    wanted === undefined || names.includes(wanted);
  const fits =
    row !== undefined &&
    isAny(project, category.project, row.slug) &&
    isAny(headline, row.headline) &&
    isAny(service, row.serviceId, row.serviceSlug);
  if (!fits) throw new ServerError('unknowncategory');
}
