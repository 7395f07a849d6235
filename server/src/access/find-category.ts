import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { Localized, Role } from '../../../src/engine/definition/types.ts';
import { fromJson } from '../db/json.ts';
import type { Caller, Context } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { assertMay, isAdmin, type Resource } from './assert-may.ts';
import type { Action } from './rules.ts';

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

/** The category of an id or slug, if the caller may do that with all of it, or with what they make in it. */
export async function reachCategory(context: Context, idOrSlug: string, action: Action): Promise<ReachedCategory> {
  const found = await findCategory(context, idOrSlug);
  if (found === undefined) throw new ServerError('unknowncategory');
  assertMay(context.caller, action, { ...categoryResource(context.caller, found), relation: relationOf(context.caller, found) });
  return found as ReachedCategory;
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
  const rows = await context.db.selectFrom('categories')
    .leftJoin('members', (join) => join
      .onRef('members.clinic', '=', 'categories.clinic').onRef('members.category', '=', 'categories.id').on('members.user_id', '=', user?.id ?? ''))
    .select(['categories.clinic', 'categories.id', 'slug', 'title', 'project', 'settings', 'version', 'members.role'])
    .where(idPattern.test(idOrSlug) ? 'categories.id' : 'slug', '=', idOrSlug)
    .orderBy('categories.created_at').execute();
  const row = rows.find((candidate) => candidate.clinic === user?.clinic) ?? rows[0];
  if (row === undefined) return undefined;
  const settings = fromJson<CategorySettings>(row.settings);
  return { ...row, title: fromJson<Localized>(row.title), settings, role: roleOf(context.caller, row, settings) };
}

/** The caller's role in a category, or undefined where it does not exist for them. */
export function roleOf(
  caller: Caller, row: { readonly clinic: string; readonly id: string; readonly role: Role | null }, settings: CategorySettings,
): Role | undefined {
  const { user } = caller;
  const open = settings.allowPublicScores === true;
  if (user === undefined || user.clinic !== row.clinic) return open ? 'public' : undefined;
  if (user.category !== undefined && user.category !== row.id) return open ? 'public' : undefined;
  if (isAdmin(caller)) return 'owner';
  return row.role ?? (open ? 'newuser' : undefined);
}
