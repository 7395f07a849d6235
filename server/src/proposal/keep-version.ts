import type { Transaction } from 'kysely';
import type { Context } from '../context/context.ts';
import type { ProposalVersionTable } from '../db/schema/proposals.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import type { ProposalRow } from './own-proposal.ts';

/** How the texts that others took the place of are kept. */
export const versionLimits = {
  /** One for so long: work between two of them is kept in the later one. */
  everyMs: 5 * 60_000,
  /** A text of which so much goes at once is kept whatever the time. */
  lostShare: 0.3,
  /** Without a name; the oldest go first, by number and by bytes. */
  most: 50,
  bytes: 8 * 1024 * 1024,
} as const;

interface Replacement {
  readonly before: ProposalRow;
  readonly after: Pick<ProposalRow, 'size'>;
  readonly keepsAlways: boolean;
  /** Bytes that the owner's room has left for versions of this proposal. */
  readonly left: number;
}

/** Keeps a text whose place another has taken, where the last version is old enough or much of the text has gone. */
export async function keepVersion(
  transaction: Transaction<Schema>,
  context: Context,
  { before, after, keepsAlways, left }: Replacement,
): Promise<void> {
  const last = await transaction
    .selectFrom('proposal_versions')
    .select('saved_at')
    .where('clinic', '=', before.clinic)
    .where('user_id', '=', before.user_id)
    .where('proposal', '=', before.id)
    .orderBy('saved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const sinceLast = Date.parse(before.updated_at) - Date.parse(last?.saved_at ?? '1970-01-01T00:00:00.000Z');
  const hasLost = after.size < before.size * (1 - versionLimits.lostShare);
  if (!keepsAlways && !hasLost && sinceLast < versionLimits.everyMs) return;
  await transaction
    .insertInto('proposal_versions')
    .values(versionOf(before, newId(context.clock().getTime()), null))
    .execute();
  await removeOldest(transaction, before, Math.min(left, versionLimits.bytes));
}

/** A text as it is kept. */
export function versionOf(row: ProposalRow, id: string, name: string | null): ProposalVersionTable {
  const { clinic, user_id, id: proposal, rev, title, size, content, own_template, updated_at: saved_at } = row;
  return { clinic, user_id, proposal, id, rev, name, title, content, own_template, size, saved_at };
}

async function removeOldest(
  transaction: Transaction<Schema>,
  { clinic, user_id, id }: ProposalRow,
  most: number,
): Promise<void> {
  const rows = await transaction
    .selectFrom('proposal_versions')
    .select(['id', 'size'])
    .where('clinic', '=', clinic)
    .where('user_id', '=', user_id)
    .where('proposal', '=', id)
    .where('name', 'is', null)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  let bytes = 0;
  const gone = rows.filter(({ size }, place) => {
    bytes += size;
    return place >= versionLimits.most || bytes > most;
  });
  if (gone.length === 0) return;
  await transaction
    .deleteFrom('proposal_versions')
    .where('clinic', '=', clinic)
    .where('user_id', '=', user_id)
    .where('proposal', '=', id)
    .where(
      'id',
      'in',
      gone.map((row) => row.id),
    )
    .execute();
}
