import type { CategorySettings } from '../../../../src/api/contract/shapes.ts';
import type { FormDefinition } from '../../../../src/engine/definition/types.ts';
import { fromJson } from '../../db/json.ts';
import type { Exchange } from '../exchange.ts';
import type { Resource } from '../search/bundle.ts';
import { questionnaireResource, statusOf } from './questionnaire-resource.ts';

/** A form as those see it who design it: its draft, and whether that is published. */
export interface CurrentForm {
  readonly id: string;
  readonly slug: string;
  readonly rev: number;
  readonly version: number | null;
  readonly definition: FormDefinition;
  /** The draft is not what is published. */
  readonly isPending: boolean;
  readonly savedBy: string | undefined;
  readonly resource: Resource;
}

/** A version, or the draft that comes after it. */
export function versionIdOf({ isPending, rev, version }: Pick<CurrentForm, 'isPending' | 'rev' | 'version'>): string {
  return isPending || version === null ? `draft-${rev}` : String(version);
}

/** The draft of a form that the caller designs. */
export async function currentForm(exchange: Exchange, category: string): Promise<CurrentForm> {
  const { context } = exchange;
  const draft = await exchange.call('/category/getdraft', { category });
  const { id, slug, rev, version, definition, savedAt, savedBy } = draft;
  const row = await context.db
    .selectFrom('categories')
    .leftJoin('versions', (join) =>
      join
        .onRef('versions.clinic', '=', 'categories.clinic')
        .onRef('versions.category', '=', 'categories.id')
        .onRef('versions.version', '=', 'categories.version'),
    )
    .select(['categories.created_at', 'versions.rev', 'published_at', 'settings'])
    .where('categories.clinic', '=', context.caller.user?.clinic ?? '')
    .where('categories.id', '=', id)
    .executeTakeFirstOrThrow();
  const isPending = row.rev !== rev;
  const resource = await questionnaireResource(context.config.publicUrl, {
    id,
    slug,
    definition,
    version: isPending ? undefined : (version ?? undefined),
    versionId: versionIdOf({ isPending, rev, version }),
    publishedAt: isPending ? (savedAt ?? row.created_at) : (row.published_at ?? row.created_at),
    status: isPending ? 'draft' : statusOf(fromJson<CategorySettings>(row.settings)),
  });
  return { id, slug, rev, version, definition, isPending, savedBy: savedBy?.id, resource };
}
