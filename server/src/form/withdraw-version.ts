import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handlers } from '../context/handler.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { lockForm, setLive } from './freeze-version.ts';
import type { FormKey } from './versions.ts';

/**
 * Withdraws a version, or takes that back: the newest that is not withdrawn is the live one.
 *
 * Whoever has begun to fill a withdrawn version can still send it. The last version stays: a form that is to be closed is withdrawn itself.
 */
export const withdrawVersion: Handlers['/category/withdrawversion'] = async (context, body) => {
  const category = await reachCategory(context, body.category, 'design');
  return context.db.transaction().execute(async (transaction) => {
    await lockForm(transaction, context, category);
    const changed = await transaction
      .updateTable('versions')
      .set({ withdrawn_at: body.withdrawn ? context.clock().toISOString() : null })
      .where('clinic', '=', category.clinic)
      .where('category', '=', category.id)
      .where('version', '=', body.version)
      .where('withdrawn_at', body.withdrawn ? 'is' : 'is not', null)
      .executeTakeFirst();
    const live = await newestLeft(transaction, category);
    if (live === undefined) throw new ServerError(category.version === null ? 'unpublished' : 'onlyversion');
    // Asked again, nothing changes and nothing is recorded.
    if (changed.numUpdatedRows === 0n) return { live: await assertKnown(transaction, category, body.version, live) };
    await setLive(transaction, context, category, live);
    await writeAudit(transaction, context, {
      clinic: category.clinic,
      role: category.role,
      action: body.withdrawn ? 'category.withdrawversion' : 'category.reinstateversion',
      category: category.id,
      detail: { version: body.version, live },
    });
    return { live };
  });
};

async function newestLeft(transaction: Transaction<Schema>, { clinic, id }: FormKey): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('versions')
    .select('version')
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .where('withdrawn_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version;
}

async function assertKnown(
  transaction: Transaction<Schema>,
  { clinic, id }: FormKey,
  version: number,
  live: number,
): Promise<number> {
  const row = await transaction
    .selectFrom('versions')
    .select('version')
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return live;
}
