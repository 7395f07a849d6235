import type { Transaction } from 'kysely';
import type { DefinitionProblem } from '../../../src/engine/definition/problem.ts';
import { reachCategory } from '../guard/reach-category.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Schema } from '../db/schema/schema.ts';
import { checkForm } from '../form-work/check-form.ts';
import { mostFaults } from '../errors/field-faults.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { ServerError } from '../errors/server-error.ts';
import { getDraft } from './drafts.ts';
import { freezeVersion, lockForm, type LockedForm } from './freeze-version.ts';

/** Publishes the draft as a new version; a repeated call publishes it once. */
export const publish: Handlers['/category/publish'] = async (context, { category: idOrSlug, rev, note }) => {
  const category = await reachCategory(context, idOrSlug, 'design');
  const checked = await checkDraft(context, category, rev);
  const version =
    checked === undefined
      ? undefined
      : await context.db.transaction().execute(async (transaction) => {
          const draft = await lockForm(transaction, context, category);
          if (draft.rev !== checked) return undefined;
          return (
            (await publishedAs(transaction, category, draft)) ??
            freezeVersion(transaction, context, category, { definition: draft.draft, rev: draft.rev, note })
          );
        });
  if (version === undefined)
    throw new ServerError('olderrev', { data: await getDraft(context, { category: category.id }) });
  return { version, problems: [] };
};

/** The revision that may be published; checked before the transaction, which others wait for. Undefined where it is not the one asked for. */
async function checkDraft(
  context: Context,
  { clinic, id }: ReachedCategory,
  rev: number | undefined,
): Promise<number | undefined> {
  const row = await context.db
    .selectFrom('categories')
    .select(['rev', 'draft'])
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknowncategory');
  if (rev !== undefined && row.rev !== rev) return undefined;
  assertWhole(await checkForm(signedIn(context).id, row.draft, context.caller.language));
  return row.rev;
}

async function publishedAs(
  transaction: Transaction<Schema>,
  { clinic, id }: ReachedCategory,
  { rev, version }: LockedForm,
): Promise<number | undefined> {
  if (version === null) return undefined;
  const row = await transaction
    .selectFrom('versions')
    .select('version')
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .where('version', '=', version)
    .where('rev', '=', rev)
    .executeTakeFirst();
  return row?.version;
}

/** Refuses a form with problems, which the refusal lists. */
export function assertWhole(problems: readonly DefinitionProblem[]): void {
  if (problems.length === 0) return;
  const fields = problems.map(({ path, rule, message }) => ({ path, rule, message }));
  throw new ServerError('brokendefinition', { fields, data: { problems: problems.slice(0, mostFaults) } });
}
