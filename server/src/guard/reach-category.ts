import { decide, type Decision } from '../access/decide.ts';
import type { Action, ShareRight } from '../access/rules.ts';
import type { FoundCategory, ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { assertDeclared } from './assert-declared.ts';
import { findCategory } from './find-category.ts';
import { findShare } from './find-share.ts';
import { refuse } from './refuse.ts';

/**
 * The category of an id or slug, if the caller may do this with all of it or with what they create in it; denied
 * attempts are recorded.
 *
 * `sharedFile` opens it to those with whom that file of it was shared, as far as the share goes; beyond that it is
 * forbidden to them, not unknown.
 */
export async function reachCategory(
  context: Context,
  idOrSlug: string,
  action: Action,
  sharedFile?: string,
): Promise<ReachedCategory> {
  assertDeclared(context.access, 'category', action);
  const found = context.access?.categories.get(idOrSlug) ?? (await findCategory(context, idOrSlug, action === 'fill'));
  const byRole = decideOn(context, action, found);
  const shared = byRole.outcome === 'allow' ? undefined : await categoryOfShare(context, idOrSlug, sharedFile);
  const decision = shared === undefined ? byRole : decideOn(context, action, found, shared.may);
  const category = shared?.category ?? found;
  if (decision.outcome !== 'allow') {
    const attempt = {
      role: category?.role ?? 'none',
      action: `category.${action}`,
      category: category?.id ?? idOrSlug,
    };
    return refuse(context, decision, { ...attempt, clinic: category?.clinic }, 'unknowncategory');
  }
  context.access?.categories.set(idOrSlug, category as ReachedCategory);
  return category as ReachedCategory;
}

function decideOn(context: Context, action: Action, found?: FoundCategory, share?: ShareRight): Decision {
  const isSignedIn = context.caller.user !== undefined;
  const role = found?.role;
  const relation = found === undefined && share === undefined ? undefined : { role, isOwn: true, share };
  return decide({ action, isSignedIn, relation });
}

/** The category as a colleague sees it through one file of it. */
async function categoryOfShare(
  context: Context,
  idOrSlug: string,
  file: string | undefined,
): Promise<{ readonly may: ShareRight; readonly category: ReachedCategory } | undefined> {
  const share = context.caller.user === undefined || file === undefined ? undefined : await findShare(context, file);
  if (share === undefined) return undefined;
  const row = await context.db
    .selectFrom('files')
    .select('category')
    .where('clinic', '=', share.clinic)
    .where('id', '=', file ?? '')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const found = row && (await findCategory(context, row.category));
  return found !== undefined && (found.id === idOrSlug || found.slug === idOrSlug)
    ? { may: share.may, category: { ...found, role: share.sees } }
    : undefined;
}
