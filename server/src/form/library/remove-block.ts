import { writeAudit } from '../../audit/write-audit.ts';
import type { Handlers } from '../../context/handler.ts';
import { ServerError } from '../../errors/server-error.ts';
import { reachCategory } from '../../guard/reach-category.ts';
import { findBlock } from './read-blocks.ts';

/** Nobody deletes what somebody else has changed since they saw it; one that is gone already stays gone. */
export const removeBlock: Handlers['/library/removeblock'] = async (context, { category: named, id, rev }) => {
  const category = await reachCategory(context, named, 'design');
  const { clinic, role } = category;
  await context.db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('library_blocks')
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .where('rev', '=', rev)
      .executeTakeFirst();
    if (removed.numDeletedRows > 0n) {
      const event = { clinic, role, action: 'library.remove', category: category.id, detail: { block: id, rev } };
      return writeAudit(transaction, context, event);
    }
    const newer = await findBlock(transaction, { clinic, id });
    if (newer !== undefined) throw new ServerError('olderrev', { data: newer });
  });
  return {};
};
