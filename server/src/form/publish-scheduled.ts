import type { Transaction } from 'kysely';
import type { FailureKind } from '../../../src/api/contract/publishing/versions.ts';
import type { DefinitionProblem } from '../../../src/engine/definition/problem.ts';
import { findActiveUser } from '../accounts/active-user.ts';
import { isPartnerEmail } from '../accounts/partner-email.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context, ServerContext } from '../context/context.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import type { ScheduledPublicationTable } from '../db/schema/forms.ts';
import type { Schema } from '../db/schema/schema.ts';
import { mostFaults } from '../errors/field-faults.ts';
import { ServerError } from '../errors/server-error.ts';
import { checkForm } from '../form-work/check-form.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { describeFailure } from '../log/describe-failure.ts';
import { actionMessage, inLanguage } from '../mail/messages/action-message.ts';
import { runRegularly } from '../schedule/run-regularly.ts';
import { freezeVersion, lockForm } from './freeze-version.ts';

type Row = ScheduledPublicationTable;

/** What is done once a form has another live version. */
type Published = (server: ServerContext, category: string) => unknown;

const atOnce = 20;

/** Publishes what is due; resolves to the number of versions made. Any process may do so: each publication takes place once. */
export async function publishScheduled(server: ServerContext, published?: Published): Promise<number> {
  const due = await server.db
    .selectFrom('scheduled_publications')
    .selectAll()
    .where('failure', 'is', null)
    .where('due_at', '<=', server.clock().toISOString())
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  let count = 0;
  for (const row of due) {
    try {
      if (!(await run(server, row))) continue;
      count += 1;
      published?.(server, row.category);
    } catch (error) {
      // The next run tries it again.
      server.logger.warn(
        { category: row.category, failure: describeFailure(error) },
        'a scheduled publication cannot be made',
      );
    }
  }
  return count;
}

/** As the person who scheduled it: what they may no longer do is not done for them. */
async function run(server: ServerContext, row: Row): Promise<boolean> {
  const user = await findActiveUser(server.db, { clinic: row.clinic, user: row.scheduled_by });
  if (user === undefined) return fail(server, row, { kind: 'forbidden' });
  const context = contextOf(server, user);
  const category = await reachCategory(context, row.category, 'design').catch((error: unknown) => {
    if (error instanceof ServerError) return undefined;
    throw error;
  });
  if (category === undefined) return fail(server, row, { kind: 'forbidden', user });
  const problems = await checkForm(`scheduled ${user.id}`, row.definition, user.lang);
  if (problems.length > 0) return fail(server, row, { kind: 'problems', user, category, problems });
  const outcome = await server.db
    .transaction()
    .execute((transaction) => publishNow(transaction, context, category, row));
  if (outcome === 'newer') return fail(server, row, { kind: 'newer', user, category });
  return outcome === 'published';
}

type Outcome = 'published' | 'newer' | 'gone';

/** Made and struck off in one: neither a crash nor another process makes a second version of it. */
async function publishNow(
  transaction: Transaction<Schema>,
  context: Context,
  category: ReachedCategory,
  { id, definition, rev, note }: Row,
): Promise<Outcome> {
  await lockForm(transaction, context, category);
  const { latest } = await transaction
    .selectFrom('versions')
    .select(({ fn }) => fn.max('rev').as('latest'))
    .where('clinic', '=', category.clinic)
    .where('category', '=', category.id)
    .executeTakeFirstOrThrow();
  if (latest !== null && latest > rev) return 'newer';
  const claimed = await transaction
    .deleteFrom('scheduled_publications')
    .where('clinic', '=', category.clinic)
    .where('category', '=', category.id)
    .where('id', '=', id)
    .where('failure', 'is', null)
    .returning('id')
    .executeTakeFirst();
  // Published by hand in the meantime, the same draft is no second version.
  if (claimed === undefined || latest === rev) return 'gone';
  await freezeVersion(transaction, context, category, {
    definition,
    rev,
    ...(note !== null && { note }),
    isScheduled: true,
  });
  return 'published';
}

interface Failure {
  readonly kind: FailureKind;
  readonly user?: UserTable;
  readonly category?: ReachedCategory;
  readonly problems?: readonly DefinitionProblem[];
}

/** Notes why, and emails who scheduled it: whichever process notes it is the one that does. */
async function fail(server: ServerContext, row: Row, { kind, user, category, problems }: Failure): Promise<false> {
  const now = server.clock().toISOString();
  await server.db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .updateTable('scheduled_publications')
      .set({
        failure: kind,
        failed_at: now,
        problems: problems ? JSON.stringify(problems.slice(0, mostFaults)) : null,
      })
      .where('clinic', '=', row.clinic)
      .where('category', '=', row.category)
      .where('id', '=', row.id)
      .where('failure', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (noted === undefined || !user || !category || user.verified !== 1 || isPartnerEmail(user.email)) return;
    const { config, mail } = server;
    const url = `${config.publicUrl}/admin/forms/versions/-/-/${category.id}`;
    const words = { title: inLanguage(category.title, user.lang) };
    const message = { to: user.email, language: user.lang, kind: `unpublished${kind}`, words, url } as const;
    await mail.add(actionMessage(message), transaction);
  });
  return false;
}

function contextOf(server: ServerContext, user: UserTable): Context {
  const { id, clinic, access, first_name: firstName, last_name: lastName, lang } = user;
  return {
    ...server,
    caller: { user: { id, clinic, access, firstName, lastName, lang }, language: lang, address: '' },
  };
}

const everyMs = 15_000;

/** Publishes what is due now and again, until the function it returns is called. */
export const publishScheduledRegularly = (server: ServerContext, published: Published): (() => Promise<void>) =>
  runRegularly(() => publishScheduled(server, published), {
    everyMs,
    logger: server.logger,
    failure: 'scheduled publications cannot be read',
    startsAtOnce: true,
  });
