import type { FormDefinition, Localized } from '../../../src/engine/definition/types.ts';
import { fillsPage } from '../../../src/engine/live-form/roles.ts';
import { assertWithin } from '../guard/assert-within.ts';
import { assertOriginAllowed } from '../guard/assert-origin.ts';
import { cutDefinition } from '../access/cut-definition.ts';
import { reachCategory } from '../guard/reach-category.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { reachFile } from '../guard/reach-file.ts';
import { extentOf } from '../access/rules.ts';
import { fromJson } from '../db/json.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { askedSettings } from './asked-settings.ts';
import { launchOf } from './launch/launch-of.ts';
import { findVersion } from './versions.ts';

/**
 * A published form, cut to the caller's role. Who reads files may open withdrawn forms and older versions of them.
 *
 * Asked for with a file, it opens only to those who may add an entry to that file.
 */
export const getForm: Handlers['/category/getform'] = async (
  context,
  { category: idOrSlug, version, file, ...within },
) => {
  const category = await openCategory(context, idOrSlug, file);
  await assertWithin(context, category, within);
  await assertFileOf(context, category, file, 'fill');
  const definition = await versionOf(context, category, version);
  const shown = cutDefinition(definition, category.role);
  const launch = launchOf(context, definition);
  return {
    id: category.id,
    slug: category.slug,
    version: version ?? category.version ?? 0,
    definition: shown,
    role: category.role,
    settings: askedSettings(shownSettings(category), shown),
    branding: await brandingOf(context, category),
    ...(launch && { launch }),
  };
};

/** A category to fill from the calling page; a file shared to write opens its own. */
export async function openCategory(context: Context, idOrSlug: string, file?: string): Promise<ReachedCategory> {
  const category = await reachCategory(context, idOrSlug, 'fill', file);
  assertOriginAllowed(category.settings, context.caller.origin, context.config.publicUrl);
  return category;
}

/** A form is opened for files of its own alone, which the caller may add to or read. */
async function assertFileOf(
  context: Context,
  category: ReachedCategory,
  file: string | undefined,
  action: 'fill' | 'view',
): Promise<void> {
  if (file === undefined) return;
  try {
    const { row } = await reachFile(context, file, action);
    if (row.category !== category.id) throw new ServerError('unknown');
  } catch (error) {
    throw error instanceof ServerError && error.code === 'unknown' ? new ServerError('unknownfile') : error;
  }
}

async function versionOf(
  context: Context,
  category: ReachedCategory,
  version: number | undefined,
): Promise<FormDefinition> {
  if (category.version === null) throw new ServerError('unpublished');
  const readsFiles = extentOf(category.role, 'view') === 'all';
  if (category.settings.withdrawn && (version === undefined || !readsFiles)) throw new ServerError('withdrawn');
  const definition = await findVersion(context.db, category, version ?? category.version);
  if (definition === undefined) throw new ServerError('unpublished');
  return definition;
}

/** What stands at the head of a form. The logo's address is whole, since pages of other sites show it. */
async function brandingOf(context: Context, { title, clinic, settings }: ReachedCategory) {
  const { logo } = settings;
  return {
    title,
    clinic: await clinicTitle(context, clinic),
    ...(logo && { logo: `${context.config.publicUrl}/images/${logo.picture}` }),
  };
}

/** Where a form may be embedded is its designers' affair. */
function shownSettings({ settings, role }: ReachedCategory) {
  if (role === 'owner') return settings;
  const { allowedOrigins: _allowed, ...shown } = settings;
  return shown;
}

export async function clinicTitle(context: Context, clinic: string): Promise<Localized> {
  const row = await context.db.selectFrom('clinics').select('title').where('id', '=', clinic).executeTakeFirst();
  return row === undefined ? '' : fromJson<Localized>(row.title);
}

export const getCategoryMinaPages: Handlers['/page/getcategoryminapages'] = async (
  context,
  { category: idOrSlug, file },
) => {
  const category = await openCategory(context, idOrSlug, file);
  await assertFileOf(context, category, file, 'view');
  const { pages } = await versionOf(context, category, undefined);
  return pages
    .filter((page) => fillsPage(category.role, page))
    .flatMap(({ id, text, displayTitle }) => (displayTitle === undefined ? [] : [{ id, text, displayTitle }]));
};
