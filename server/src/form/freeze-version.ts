import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import type { FormKey } from './versions.ts';

export interface LockedForm {
  readonly rev: number;
  readonly draft: string;
  /** The live one. */
  readonly version: number | null;
}

/** Whoever publishes or withdraws at the same time waits here. */
export async function lockForm(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, id }: FormKey,
): Promise<LockedForm> {
  const row = await transaction
    .updateTable('categories')
    .set({ updated_at: context.clock().toISOString() })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .returning(['rev', 'draft', 'version'])
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknowncategory');
  return row;
}

interface ToFreeze {
  /** JSON: FormDefinition. */
  readonly definition: string;
  readonly rev: number;
  readonly note?: string;
  readonly isScheduled?: true;
}

/** Makes the next version of a locked form; it is the live one from then on. Numbers of withdrawn versions are not used again. */
export async function freezeVersion(
  transaction: Transaction<Schema>,
  context: Context,
  category: Pick<ReachedCategory, 'clinic' | 'id' | 'role'>,
  { definition, rev, note, isScheduled }: ToFreeze,
): Promise<number> {
  const { clinic, id } = category;
  const { latest } = await transaction
    .selectFrom('versions')
    .select(({ fn }) => fn.max('version').as('latest'))
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .executeTakeFirstOrThrow();
  const version = (latest ?? 0) + 1;
  await transaction
    .insertInto('versions')
    .values({
      clinic,
      category: id,
      version,
      definition,
      rev,
      published_by: signedIn(context).id,
      published_at: context.clock().toISOString(),
      note: note?.trim() || null,
      withdrawn_at: null,
    })
    .execute();
  await setLive(transaction, context, category, version);
  await writeAudit(transaction, context, {
    clinic,
    role: category.role,
    action: 'category.publish',
    category: id,
    detail: { version, ...(isScheduled && { scheduled: true }) },
  });
  return version;
}

export async function setLive(
  transaction: Transaction<Schema>,
  { forms }: Context,
  { clinic, id }: FormKey,
  version: number,
): Promise<void> {
  await transaction
    .updateTable('categories')
    .set({ version })
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .execute();
  await forms?.changed(transaction);
}
