import type { Database } from '../db/database.ts';
import { keptDevices } from '../accounts/known-devices.ts';
import type { Clock, Logger } from '../context/context.ts';
import { runRegularly } from '../schedule/run-regularly.ts';
import { graceMs } from '../link/live-link.ts';
import { mostAttempts } from '../mail/create-mail-queue.ts';
import { eraseRemovedProposals } from '../proposal/remove-proposal.ts';
import { removeStrays } from '../upload/remove-strays.ts';

const day = 24 * 60 * 60 * 1000;
const everyMs = 15 * 60 * 1000;

/** How long data that is no longer needed is kept, for troubleshooting. */
export const keptMs = { secret: day, live: day, counter: 2 * day, message: 30 * day } as const;

/** Removes expired data: removed proposals, uploads that no entry names, used and expired links, what expired links to forms carried, counts of past spans, devices that were not used for long, events of pages that did not come back, and emails that were sent or given up. */
export async function tidy(db: Database, clock: Clock): Promise<void> {
  const ago = (ms: number) => new Date(clock().getTime() - ms).toISOString();
  await removeStrays(db, clock);
  await eraseRemovedProposals(db, clock);
  await db
    .deleteFrom('secrets')
    .where((is) => is.or([is('expires_at', '<', ago(keptMs.secret)), is('used_at', '<', ago(keptMs.secret))]))
    .execute();
  await db
    .updateTable('short_links')
    .set({ answers: null })
    .where('expires_at', '<', ago(2 * graceMs))
    .where('answers', 'is not', null)
    .execute();
  await db.deleteFrom('counters').where('since', '<', ago(keptMs.counter)).execute();
  await db.deleteFrom('known_devices').where('used_at', '<', ago(keptDevices.forgottenAfterMs)).execute();
  await db.deleteFrom('live_events').where('created_at', '<', ago(keptMs.live)).execute();
  await db
    .deleteFrom('mails')
    .where('created_at', '<', ago(keptMs.message))
    .where((is) => is.or([is('sent_at', 'is not', null), is('attempts', '>=', mostAttempts)]))
    .execute();
}

/** Tidies now and again, until the function it returns is called. */
export function tidyRegularly(db: Database, clock: Clock, logger: Logger): () => Promise<void> {
  return runRegularly(() => tidy(db, clock), {
    everyMs,
    logger,
    failure: 'expired data cannot be removed',
    startsAtOnce: true,
  });
}
