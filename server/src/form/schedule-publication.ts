import type { Selectable } from 'kysely';
import type { ScheduledPublication } from '../../../src/api/contract/publishing/versions.ts';
import type { DefinitionProblem } from '../../../src/engine/definition/problem.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { fromJson } from '../db/json.ts';
import type { ScheduledPublicationTable } from '../db/schema/forms.ts';
import { newId } from '../db/uuid.ts';
import { ServerError } from '../errors/server-error.ts';
import { checkForm } from '../form-work/check-form.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { getDraft } from './drafts.ts';
import { assertWhole } from './publish.ts';

/**
 * Keeps the draft as it is now, to publish it when its time comes; later changes to the draft are not part of it.
 *
 * A form has one scheduled publication at most: the next one takes its place.
 */
export const schedulePublication: Handlers['/category/schedulepublication'] = async (context, body) => {
  const category = await reachCategory(context, body.category, 'design');
  const now = context.clock();
  const due = new Date(body.at);
  if (!(due.getTime() > now.getTime())) throw new ServerError('timepassed');
  const values = {
    id: newId(),
    definition: await wholeDraft(context, category, body.rev),
    rev: body.rev,
    note: body.note?.trim() || null,
    due_at: due.toISOString(),
    scheduled_by: signedIn(context).id,
    scheduled_at: now.toISOString(),
    failure: null,
    failed_at: null,
    problems: null,
  };
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('scheduled_publications')
      .values({ clinic: category.clinic, category: category.id, ...values })
      .onConflict((conflict) => conflict.columns(['clinic', 'category']).doUpdateSet(values))
      .execute();
    await audited(transaction, context, category, 'category.schedule', { rev: body.rev, at: values.due_at });
  });
  const scheduled = await readSchedule(context, category);
  if (scheduled === null) throw new ServerError('unknown');
  return scheduled;
};

/** The draft, if it is still at the revision and nothing is wrong with it. */
async function wholeDraft(context: Context, { clinic, id }: ReachedCategory, rev: number): Promise<string> {
  const row = await context.db
    .selectFrom('categories')
    .select(['rev', 'draft'])
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknowncategory');
  if (row.rev !== rev) throw new ServerError('olderrev', { data: await getDraft(context, { category: id }) });
  assertWhole(await checkForm(signedIn(context).id, row.draft, context.caller.language));
  return row.draft;
}

export const getSchedule: Handlers['/category/getschedule'] = async (context, body) => ({
  scheduled: await readSchedule(context, await reachCategory(context, body.category, 'design')),
});

export const cancelSchedule: Handlers['/category/cancelschedule'] = async (context, body) => {
  const category = await reachCategory(context, body.category, 'design');
  await context.db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('scheduled_publications')
      .where('clinic', '=', category.clinic)
      .where('category', '=', category.id)
      .returning(['rev', 'due_at', 'failure'])
      .executeTakeFirst();
    if (removed === undefined || removed.failure !== null) return;
    await audited(transaction, context, category, 'category.unschedule', { rev: removed.rev, at: removed.due_at });
  });
  return {};
};

const audited = (
  transaction: Parameters<typeof writeAudit>[0],
  context: Context,
  { clinic, id, role }: ReachedCategory,
  action: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> => writeAudit(transaction, context, { clinic, role, action, category: id, detail });

async function readSchedule({ db }: Context, { clinic, id }: ReachedCategory): Promise<ScheduledPublication | null> {
  const row = await db
    .selectFrom('scheduled_publications')
    .leftJoin('users', (join) =>
      join
        .onRef('users.clinic', '=', 'scheduled_publications.clinic')
        .onRef('users.id', '=', 'scheduled_publications.scheduled_by'),
    )
    .selectAll('scheduled_publications')
    .select(['first_name', 'last_name'])
    .where('scheduled_publications.clinic', '=', clinic)
    .where('scheduled_publications.category', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    at: row.due_at,
    rev: row.rev,
    ...(row.note !== null && { note: row.note }),
    scheduledAt: row.scheduled_at,
    scheduledBy: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
    ...failureOf(row),
  };
}

function failureOf({
  failure,
  failed_at,
  problems,
}: Selectable<ScheduledPublicationTable>): Pick<ScheduledPublication, 'failure'> {
  if (failure === null || failed_at === null) return {};
  return {
    failure: {
      kind: failure,
      at: failed_at,
      ...(problems !== null && { problems: fromJson<DefinitionProblem[]>(problems) }),
    },
  };
}
