import { reachCategory } from '../guard/reach-category.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { administeredForms } from '../guard/administered-forms.ts';
import { readWebhook } from './webhook-forms.ts';

/** Sends a delivery again, under its own id and with all its tries; without one, every delivery that failed in the forms it serves that the caller administers. */
export const replayDeliveries: Handlers['/category/replaydeliveries'] = async (
  context,
  { category: idOrSlug, id: webhook, delivery },
) => {
  const { clinic, id: category, role } = await reachCategory(context, idOrSlug, 'administer');
  const mine = await administeredForms(context);
  return context.db.transaction().execute(async (transaction) => {
    const hook = await readWebhook(transaction, { clinic, category, id: webhook });
    const forms = hook.map((row) => row.category).filter((form) => mine.has(form));
    const again = await transaction
      .updateTable('webhook_deliveries')
      .set({ due_at: context.clock().toISOString(), attempts: 0, ended_at: null, status: null, failure: null })
      .where('clinic', '=', clinic)
      .where('category', 'in', forms.length > 0 ? forms : [category])
      .where('webhook', '=', webhook)
      .$if(delivery !== undefined, (update) => update.where('id', '=', delivery ?? ''))
      .$if(delivery === undefined, (update) =>
        update.where('ended_at', 'is not', null).where('failure', 'is not', null),
      )
      .returning('category')
      .execute();
    const count = again.length;
    if (delivery !== undefined && count === 0) throw new ServerError('unknown');
    for (const form of new Set(count > 0 ? again.map((row) => row.category) : [category])) {
      const ofForm = again.filter((row) => row.category === form).length;
      const detail = { webhook, count: ofForm, ...(delivery !== undefined && { delivery }) };
      await writeAudit(transaction, context, { clinic, role, action: 'webhook.replay', category: form, detail });
    }
    return { count };
  });
};
