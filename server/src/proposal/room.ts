import type { Transaction } from 'kysely';
import { proposalLimits } from '../../../src/api/contract/proposal/limits.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { ProposalKey } from './own-proposal.ts';

export function sizeOf({ content, own_template }: { content: string; own_template: string | null }): number {
  return Buffer.byteLength(content) + Buffer.byteLength(own_template ?? '');
}

/** Bytes left to the unnamed versions of a proposal, by all else that its owner keeps; negative where that is too much. */
export async function roomLeft(
  transaction: Transaction<Schema>,
  { clinic, user_id, id }: ProposalKey,
  room: number = proposalLimits.room,
): Promise<number> {
  const proposals = await transaction
    .selectFrom('proposals')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .where('clinic', '=', clinic)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  const versions = await transaction
    .selectFrom('proposal_versions')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .where('clinic', '=', clinic)
    .where('user_id', '=', user_id)
    .where((is) => is.or([is('proposal', '!=', id), is('name', 'is not', null)]))
    .executeTakeFirst();
  return room - Number(proposals?.bytes ?? 0) - Number(versions?.bytes ?? 0);
}
