import { limits } from '../../../src/engine/definition/limits.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { reachCategory } from '../guard/reach-category.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import { fromJson, stableJson } from '../db/json.ts';
import { checkForm } from '../form-work/check-form.ts';
import { straight } from '../http/request/clean-text.ts';
import { mostFaults } from '../errors/field-faults.ts';
import type { Context } from '../context/context.ts';
import { assertWithin } from '../guard/assert-within.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';

export const getDraft: Handlers['/category/getdraft'] = async (context, body) => {
  const category = await reachCategory(context, body.category, 'design');
  await assertWithin(context, category, { project: body.project });
  return readDraft(context, category);
};

async function readDraft(context: Context, category: ReachedCategory) {
  const row = await context.db
    .selectFrom('categories')
    .leftJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'categories.clinic').onRef('users.id', '=', 'categories.drafted_by'),
    )
    .select(['categories.id', 'slug', 'rev', 'draft', 'version', 'drafted_by', 'drafted_at', 'first_name', 'last_name'])
    .where('categories.clinic', '=', category.clinic)
    .where('categories.id', '=', category.id)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknowncategory');
  const { id, slug, rev, draft, version, drafted_by, drafted_at } = row;
  return {
    id,
    slug,
    title: category.title,
    rev,
    definition: fromJson<FormDefinition>(draft),
    version,
    ...(drafted_at !== null && { savedAt: drafted_at }),
    ...(drafted_by !== null && {
      savedBy: { id: drafted_by, name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() },
    }),
  };
}

/**
 * Saves the form as it is, and returns the first problems found in it.
 *
 * Characters that override text direction are removed from all its texts. The second of two concurrent saves gets `olderrev` with the newer draft, unless it repeats the last one.
 */
export const storeDraft: Handlers['/category/storedraft'] = async (
  context,
  { category: idOrSlug, rev, definition: sent },
) => {
  const category = await reachCategory(context, idOrSlug, 'design');
  const draft = straight(JSON.stringify(sent));
  if (Buffer.byteLength(draft) > limits.definitionBytes) throw new ServerError('toolarge');
  const now = context.clock().toISOString();
  const stored = await context.db
    .updateTable('categories')
    .set({ draft, rev: rev + 1, updated_at: now, drafted_at: now, drafted_by: signedIn(context).id })
    .where('clinic', '=', category.clinic)
    .where('id', '=', category.id)
    .where('rev', '=', rev)
    .returning('rev')
    .executeTakeFirst();
  if (stored === undefined) await assertRepeat(context, category, rev, draft);
  return {
    rev: rev + 1,
    problems: (await checkForm(signedIn(context).id, draft, context.caller.language)).slice(0, mostFaults),
  };
};

async function assertRepeat(context: Context, category: ReachedCategory, rev: number, draft: string): Promise<void> {
  const newer = await readDraft(context, category);
  const isRepeat =
    newer.rev === rev + 1 && stableJson(newer.definition) === stableJson(fromJson<FormDefinition>(draft));
  if (!isRepeat) throw new ServerError('olderrev', { data: newer });
}
