import type { Role } from '../../../src/engine/definition/types.ts';
import { extentOf } from '../access/rules.ts';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { findShare } from '../guard/find-share.ts';
import type { ReachableCategory } from '../guard/reachable-categories.ts';

export interface RowOfFile {
  readonly file: string;
  readonly category: string;
  /** Who created the file. */
  readonly created_by: string | null;
}

/** As whom the caller reads each of these files: in their role, or else as a share lets them. */
export async function readingRoles(
  context: Context,
  reachable: readonly ReachableCategory[],
  rows: readonly RowOfFile[],
): Promise<ReadonlyMap<string, Role>> {
  const { id } = signedIn(context);
  const found = new Map<string, Role>();
  for (const { file, category, created_by: author } of rows) {
    if (found.has(file)) continue;
    const role = reachable.find((each) => each.id === category)?.role;
    const extent = role && extentOf(role, 'view');
    const byRole = extent === 'all' || (extent === 'own' && author === id) ? role : undefined;
    const as = byRole ?? (await findShare(context, file))?.sees;
    if (as !== undefined) found.set(file, as);
  }
  return found;
}
