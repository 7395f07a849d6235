import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

/** By proposal, how many comments of others are not resolved; replies do not count. */
export async function countOpenComments(
  db: Kysely<Schema>,
  owner: { readonly clinic: string; readonly user_id: string },
  proposals: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (proposals.length === 0) return new Map();
  const rows = await db
    .selectFrom('proposal_comments')
    .select(({ fn }) => ['proposal', fn.countAll<number>().as('count')])
    .where('clinic', '=', owner.clinic)
    .where('user_id', '=', owner.user_id)
    .where('proposal', 'in', proposals)
    .where('reply_to', 'is', null)
    .where('resolved_at', 'is', null)
    .groupBy('proposal')
    .execute();
  return new Map(rows.map(({ proposal, count }) => [proposal, Number(count)]));
}
