import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { Localized, Role } from '../../../src/engine/definition/types.ts';
import { fromJson } from '../db/json.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller, Context } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { findShare, type FoundShare } from '../sharing/find-share.ts';
import { writeDenial } from '../audit/audit.ts';
import { assertInRow } from './asked.ts';
import { assertMay, isAdmin, type Resource } from './assert-may.ts';
import { mayByShare, type Action } from './rules.ts';

/** A category as the caller stands to it. */
export interface FoundCategory {
  readonly clinic: string;
  readonly id: string;
  readonly slug: string;
  readonly title: Localized;
  readonly project: string;
  readonly settings: CategorySettings;
  readonly version: number | null;
  /** Absent for those to whom it does not exist. */
  readonly role?: Role;
}

/** A category in which the caller has a role. */
export type ReachedCategory = FoundCategory & { readonly role: Role };

export const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The category of an id or slug, if the caller may do that with all of it, or with what they make in it; a denied try
 * of somebody signed in is written down.
 *
 * `sharedFile` opens it to whom that file of it was shared with, as far as the share goes; beyond that it is forbidden
 * to them, not unknown.
 */
export async function reachCategory(
  context: Context,
  idOrSlug: string,
  action: Action,
  sharedFile?: string,
): Promise<ReachedCategory> {
  assertInRow(context.asked, 'category', action);
  const found = context.asked?.categories.get(idOrSlug) ?? (await findCategory(context, idOrSlug));
  try {
    if (found === undefined) throw new ServerError('unknowncategory');
    assertMay(context.caller, action, categoryResource(context.caller, found));
  } catch (error) {
    const shared = sharedFile === undefined ? undefined : await throughShare(context, idOrSlug, sharedFile);
    if (shared === undefined || !mayByShare(shared.may, action)) {
      await denied(context, idOrSlug, action, shared?.category ?? found);
      throw shared === undefined ? error : new ServerError('forbidden');
    }
    context.asked?.categories.set(idOrSlug, shared.category);
    return shared.category;
  }
  context.asked?.categories.set(idOrSlug, found);
  return found as ReachedCategory;
}

/** The category as a colleague sees it through one file of it. */
async function throughShare(
  context: Context,
  idOrSlug: string,
  file: string,
): Promise<{ readonly may: FoundShare['may']; readonly category: ReachedCategory } | undefined> {
  const share = context.caller.user === undefined ? undefined : await findShare(context, file);
  if (share === undefined) return undefined;
  const row = await context.db
    .selectFrom('files')
    .select('category')
    .where('clinic', '=', share.clinic)
    .where('id', '=', file)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const found = row && (await findCategory(context, row.category));
  return found !== undefined && (found.id === idOrSlug || found.slug === idOrSlug)
    ? { may: share.may, category: { ...found, role: share.sees } }
    : undefined;
}

/** Kept by the clinic whose category it is, or, where there is none, by the caller's own. */
async function denied(
  context: Context,
  idOrSlug: string,
  action: Action,
  found: FoundCategory | undefined,
): Promise<void> {
  const clinic = found?.clinic ?? context.caller.user?.clinic;
  if (clinic === undefined || context.caller.user === undefined) return;
  await writeDenial(context, {
    clinic,
    role: found?.role ?? 'none',
    action: `category.${action}`,
    category: found?.id ?? idOrSlug,
  });
}

function relationOf(caller: Caller, found: FoundCategory): Resource['relation'] {
  if (found.role !== undefined) return 'own';
  return caller.user?.clinic === found.clinic ? 'elsewhere' : 'foreign';
}

export function categoryResource(caller: Caller, found: FoundCategory): Resource {
  return { relation: relationOf(caller, found), role: found.role, unknown: 'unknowncategory' };
}

/** A slug is looked for in the caller's own clinic first; elsewhere the oldest of that name is meant. */
export async function findCategory(context: Context, idOrSlug: string): Promise<FoundCategory | undefined> {
  const { user } = context.caller;
  const { rows } = await (idPattern.test(idOrSlug) ? byId : bySlug)(context.db, {
    named: idOrSlug,
    user: user?.id ?? '',
  });
  const row = rows.find((candidate) => candidate.clinic === user?.clinic) ?? rows[0];
  if (row === undefined) return undefined;
  const settings = fromJson<CategorySettings>(row.settings);
  return { ...row, title: fromJson<Localized>(row.title), settings, role: roleOf(context.caller, row, settings) };
}

interface Naming {
  readonly named: string;
  readonly user: string;
}

const named = (column: 'categories.id' | 'slug') =>
  prepared((db, { named, user }: Naming) =>
    db
      .selectFrom('categories')
      .leftJoin('members', (join) =>
        join
          .onRef('members.clinic', '=', 'categories.clinic')
          .onRef('members.category', '=', 'categories.id')
          .on('members.user_id', '=', user),
      )
      .select(['categories.clinic', 'categories.id', 'slug', 'title', 'project', 'settings', 'version', 'members.role'])
      .where(column, '=', named)
      .orderBy('categories.created_at'),
  );

const byId = named('categories.id');
const bySlug = named('slug');

/** The caller's role in a category, or undefined where it does not exist for them. */
export function roleOf(
  caller: Caller,
  row: { readonly clinic: string; readonly id: string; readonly role: Role | null },
  settings: CategorySettings,
): Role | undefined {
  const { user } = caller;
  const open = settings.allowPublicScores === true;
  if (user === undefined || user.clinic !== row.clinic) return open ? 'public' : undefined;
  if (user.category !== undefined && user.category !== row.id) return open ? 'public' : undefined;
  if (isAdmin(caller)) return 'owner';
  return row.role ?? (open ? 'newuser' : undefined);
}
