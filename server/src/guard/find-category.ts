import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { Localized, Role } from '../../../src/engine/definition/types.ts';
import type { FoundCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Caller } from '../context/caller.ts';
import { fromJson } from '../db/json.ts';
import { prepared } from '../db/prepared.ts';
import { isAdmin } from './admin.ts';

export const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
