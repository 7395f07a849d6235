import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import type { OpenedLink } from './open-link.ts';

/**
 * Uses up a link of a single use, in the transaction that stores its entry: of two at once the second is refused, and
 * nothing of it is stored. What it carried is of no use any more, and forgotten.
 */
export async function spendLink(
  transaction: Transaction<Schema>,
  { id, singleUse, category }: OpenedLink,
  now: string,
): Promise<void> {
  if (!singleUse) return;
  const { numUpdatedRows } = await transaction
    .updateTable('short_links')
    .set({ used_at: now, answers: null })
    .where('clinic', '=', category.clinic)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ServerError('linkused');
}
