import { reachCategory } from '../guard/reach-category.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { isLegacy, newSecret } from './sign.ts';

const hour = 3_600_000;

/** Hours for which the secret before signs too, where nothing else is asked for. */
const usualHours = 24;

/** Gives a webhook a new secret, which is only in this reply; for `hours`, the one before signs too. */
export const rotateSecret: Handlers['/category/rotatewebhook'] = async (
  context,
  { category: idOrSlug, id, hours = usualHours },
) => {
  const { clinic, id: category, role } = await reachCategory(context, idOrSlug, 'administer');
  const previousUntil = hours === 0 ? null : new Date(context.clock().getTime() + hours * hour).toISOString();
  const secret = newSecret();
  await context.db.transaction().execute(async (transaction) => {
    const hook = await transaction
      .selectFrom('webhooks')
      .select('secret')
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .where('id', '=', id)
      .executeTakeFirst();
    if (hook === undefined) throw new ServerError('unknown');
    if (isLegacy(hook)) throw new ServerError('oldwebhook');
    const { numUpdatedRows } = await transaction
      .updateTable('webhooks')
      .set({ secret, previous_secret: previousUntil && hook.secret, previous_until: previousUntil })
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .where('id', '=', id)
      .where('secret', '=', hook.secret)
      .executeTakeFirst();
    // Somebody else rotated it meanwhile: theirs holds, and this one would sign nothing.
    if (numUpdatedRows === 0n) throw new ServerError('olderrev');
    const detail = { webhook: id, hours };
    await writeAudit(transaction, context, { clinic, role, action: 'webhook.rotate', category, detail });
  });
  return { secret, previousUntil };
};
