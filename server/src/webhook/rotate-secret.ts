import { reachCategory } from '../guard/reach-category.ts';
import { beyondRole, refuse } from '../guard/refuse.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { isLegacy, newSecret } from './sign.ts';
import { administeredForms, administersAll } from '../guard/administered-forms.ts';
import { lockWebhook, readWebhook } from './webhook-forms.ts';

const hour = 3_600_000;

/** Hours for which the secret before signs too, where nothing else is asked for. */
const usualHours = 24;

/** Gives a webhook a new secret, in every form it serves, which is only in this reply; for `hours`, the one before signs too. */
export const rotateSecret: Handlers['/category/rotatewebhook'] = async (
  context,
  { category: idOrSlug, id, hours = usualHours },
) => {
  const { clinic, id: category, role } = await reachCategory(context, idOrSlug, 'administer');
  const previousUntil = hours === 0 ? null : new Date(context.clock().getTime() + hours * hour).toISOString();
  const secret = newSecret();
  const mine = await administeredForms(context);
  const [seen] = await readWebhook(context.db, { clinic, category, id });
  if (seen === undefined) throw new ServerError('unknown');
  if (isLegacy(seen)) throw new ServerError('oldwebhook');
  const attempt = { clinic, role, action: 'webhook.rotate', category, detail: { webhook: id, hours } };
  const isDone = await context.db.transaction().execute(async (transaction) => {
    const rows = await lockWebhook(transaction, { clinic, category, id });
    if (!administersAll(rows, mine)) return false;
    // Somebody else rotated it meanwhile: theirs holds, and the one before would sign no longer.
    if (rows[0]?.secret !== seen.secret) throw new ServerError('olderrev');
    await transaction
      .updateTable('webhooks')
      .set({ secret, previous_secret: previousUntil && seen.secret, previous_until: previousUntil })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .where('secret', '=', seen.secret)
      .execute();
    for (const form of rows) await writeAudit(transaction, context, { ...attempt, category: form.category });
    return true;
  });
  return isDone ? { secret, previousUntil } : refuse(context, beyondRole, attempt);
};
