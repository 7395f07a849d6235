import { writeAudit } from '../audit/write-audit.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { ServerError } from '../errors/server-error.ts';
import { reachableCategories } from '../guard/reachable-categories.ts';
import { publishEvent } from '../live/publish-event.ts';
import { ownAlerts } from './get-alerts.ts';
import { readingRoles } from './reading-roles.ts';
import { seenOf } from './seen-of.ts';

/** Marks an alert as seen by the caller; where somebody was faster, theirs stays. */
export const seeAlert: Handlers['/app/seealert'] = async (context, { id }) => {
  const { clinic, id: user } = signedIn(context);
  const reachable = await reachableCategories(context);
  const own = await ownAlerts(context, reachable)
    .select(['alerts.category', 'alerts.file', 'alerts.entry', 'files.created_by'])
    .where('alerts.id', '=', id)
    .executeTakeFirst();
  if (own === undefined) throw new ServerError('unknown');
  const { category, file, entry } = own;
  const role = (await readingRoles(context, reachable, [own])).get(file) ?? 'none';
  return context.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('alerts')
      .set({ seen_by: user, seen_at: context.clock().toISOString() })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .executeTakeFirst();
    const row = await transaction
      .selectFrom('alerts')
      .leftJoin('users', (join) =>
        join.onRef('users.clinic', '=', 'alerts.clinic').onRef('users.id', '=', 'alerts.seen_by'),
      )
      .select(['seen_at', 'first_name', 'last_name'])
      .where('alerts.clinic', '=', clinic)
      .where('alerts.id', '=', id)
      .executeTakeFirst();
    const seen = row && seenOf(row);
    if (!seen) throw new ServerError('unknown');
    if (numUpdatedRows === 0n) return seen;
    await writeAudit(transaction, context, {
      clinic,
      role,
      action: 'alert.see',
      category,
      file,
      entry,
      detail: { alert: id },
    });
    const people = await transaction
      .selectFrom('alert_people')
      .select('user_id')
      .where('clinic', '=', clinic)
      .where('alert', '=', id)
      .execute();
    await publishEvent(
      transaction,
      context,
      people.map((person) => ({ clinic, user: person.user_id })),
      'read',
      {},
    );
    return seen;
  });
};
