import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Clock, Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { ownKey, type ProposalKey } from './own-proposal.ts';

const day = 24 * 3_600_000;

/** Days that a removed proposal can be restored, as a patient file can. */
const keptDays = 30;

export function goneAt(removedAt: string): string {
  return new Date(Date.parse(removedAt) + keptDays * day).toISOString();
}

export const removeProposal: Handlers['/proposal/removeproposal'] = async (context, { id, forever }) => {
  const key = ownKey(context, id);
  await context.db.transaction().execute(async (transaction) => {
    if (forever === true) await eraseProposal(transaction, context, key);
    else await setRemoved(transaction, key, context.clock().toISOString());
  });
  return {};
};

/** With it go its versions, links and comments. */
async function eraseProposal(transaction: Transaction<Schema>, context: Context, key: ProposalKey): Promise<void> {
  const erased = await transaction
    .deleteFrom('proposals')
    .where('clinic', '=', key.clinic)
    .where('user_id', '=', key.user_id)
    .where('id', '=', key.id)
    .returning('id')
    .executeTakeFirst();
  if (erased === undefined) throw new ServerError('unknown');
  await writeAudit(transaction, context, {
    clinic: key.clinic,
    role: signedIn(context).access,
    action: 'proposal.erase',
    detail: { proposal: key.id },
  });
}

export const restoreProposal: Handlers['/proposal/restoreproposal'] = async (context, { id }) => {
  await setRemoved(context.db, ownKey(context, id), null);
  return {};
};

/** A repeat changes nothing: the 30 days run from the first time. */
async function setRemoved(db: Database, key: ProposalKey, at: string | null): Promise<void> {
  const found = await db
    .updateTable('proposals')
    .set(({ fn, val }) => ({ removed_at: at === null ? null : fn.coalesce('removed_at', val(at)) }))
    .where('clinic', '=', key.clinic)
    .where('user_id', '=', key.user_id)
    .where('id', '=', key.id)
    .returning('id')
    .executeTakeFirst();
  if (found === undefined) throw new ServerError('unknown');
}

/** Erases proposals that were removed long enough ago, and links that have long expired. */
export async function eraseRemovedProposals(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * day).toISOString();
  await db.deleteFrom('proposals').where('removed_at', '<', before).execute();
  await db.deleteFrom('comment_links').where('expires_at', '<', before).execute();
}
