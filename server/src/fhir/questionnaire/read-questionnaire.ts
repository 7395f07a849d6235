import { spellings } from '../../../../src/api/contract/primitives.ts';
import { keyScopes } from '../../access/key-scopes.ts';
import { may } from '../../access/rules.ts';
import type { FoundCategory } from '../../context/call-access.ts';
import type { Database } from '../../db/database.ts';
import { ServerError } from '../../errors/server-error.ts';
import { reachCategory } from '../../guard/reach-category.ts';
import type { Exchange } from '../exchange.ts';
import type { Resource } from '../search/bundle.ts';
import { currentForm } from './current-form.ts';
import { questionnaireResource, statusOf } from './questionnaire-resource.ts';

const slug = new RegExp(spellings.slug);

/** The published version of a form, or the one asked for. */
export async function readQuestionnaire(exchange: Exchange, id: string, version?: number): Promise<Resource> {
  const category = await openForm(exchange, id);
  if (category.version === null && version === undefined && mayDesign(exchange, category))
    return (await currentForm(exchange, category.id)).resource;
  return resourceOf(exchange, category, version);
}

/** A form that is not published yet is read by those alone who design it. */
export function mayDesign({ context }: Exchange, { role }: Pick<FoundCategory, 'role'>): boolean {
  const { user } = context.caller;
  return (
    user !== undefined &&
    role !== undefined &&
    may(role, 'design', true) &&
    (user.scopes?.some((scope) => keyScopes[scope].includes('/category/getdraft')) ?? true)
  );
}

/** Versions before the published one and itself, the latest first; those that were withdrawn are left out. */
export async function readHistory(
  exchange: Exchange,
  id: string,
  { limit, after }: { readonly limit: number; readonly after: string | undefined },
) {
  const category = await openForm(exchange, id);
  const published = category.version ?? 0;
  const below = after === undefined ? published + 1 : versionNumber(after);
  const rows = await exchange.context.db
    .selectFrom('versions')
    .select('version')
    .where('clinic', '=', category.clinic)
    .where('category', '=', category.id)
    .where('version', '<=', published)
    .where('withdrawn_at', 'is', null)
    .orderBy('version', 'desc')
    .execute();
  const rest = rows.filter(({ version }) => version < below);
  const shown = rest.slice(0, limit);
  const resources: Resource[] = [];
  for (const { version } of shown) resources.push(await resourceOf(exchange, category, version));
  const last = shown.at(-1)?.version;
  return {
    resources,
    next: rest.length > limit && last !== undefined ? String(last) : null,
    total: rows.length,
  };
}

/** A version as an address has it; one that is no number is of no form. */
export function versionNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ServerError('unknown');
  return Number(text);
}

/** The form of an id or slug, if the caller may fill it. */
async function openForm(exchange: Exchange, id: string): Promise<FoundCategory> {
  if (!slug.test(id) || id.length > 64) throw new ServerError('unknowncategory');
  const allowed = await exchange.allow('/category/getform', { category: id });
  return reachCategory(allowed, id, 'fill');
}

/** A form that takes no more responses is shown to those alone who read files, by its version. */
async function resourceOf(exchange: Exchange, category: FoundCategory, version?: number): Promise<Resource> {
  const isRetired = category.settings.withdrawn === true;
  const asked = version ?? (isRetired ? (category.version ?? undefined) : undefined);
  const form = await exchange.call('/category/getform', {
    category: category.id,
    ...(asked !== undefined && { version: asked }),
  });
  const { db, config } = exchange.context;
  const publishedAt = await publicationOf(db, category, form.version);
  return questionnaireResource(config.publicUrl, { ...form, publishedAt, status: statusOf(category.settings) });
}

async function publicationOf(db: Database, { clinic, id }: FoundCategory, version: number): Promise<string> {
  const { published_at: publishedAt } = await db
    .selectFrom('versions')
    .select('published_at')
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return publishedAt;
}
