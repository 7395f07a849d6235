import { reachCategory } from '../guard/reach-category.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';

/** Sends a delivery again, under its own id and with all its tries; without one, every delivery that failed. */
export const replayDeliveries: Handlers['/category/replaydeliveries'] = async (
  context,
  { category: idOrSlug, id: webhook, delivery },
) => {
  const { clinic, id: category, role } = await reachCategory(context, idOrSlug, 'administer');
  return context.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('webhook_deliveries')
      .set({ due_at: context.clock().toISOString(), attempts: 0, ended_at: null, status: null, failure: null })
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .where('webhook', '=', webhook)
      .$if(delivery !== undefined, (update) => update.where('id', '=', delivery ?? ''))
      .$if(delivery === undefined, (update) =>
        update.where('ended_at', 'is not', null).where('failure', 'is not', null),
      )
      .executeTakeFirst();
    const count = Number(numUpdatedRows);
    if (delivery !== undefined && count === 0) throw new ServerError('unknown');
    const detail = { webhook, count, ...(delivery !== undefined && { delivery }) };
    await writeAudit(transaction, context, { clinic, role, action: 'webhook.replay', category, detail });
    return { count };
  });
};
