import type { Database } from '../db/database.ts';
import { keptDevices } from '../auth/known-devices.ts';
import type { Clock, Logger } from '../http/handler.ts';
import { describeFailure } from '../log/describe-failure.ts';
import { mostAttempts } from '../mail/create-mail-queue.ts';
import { removeStrays } from '../upload/remove-strays.ts';

const day = 24 * 60 * 60 * 1000;
const everyMs = 15 * 60 * 1000;

/** How long what is of no more use stays: time enough for whoever looks into what went wrong. */
export const keptMs = { secret: day, counter: 2 * day, letter: 30 * day } as const;

/** Removes what nobody can use any more: uploads no entry names, links used or too old, counts of spans that are over, devices nobody signed in on for long, letters sent or given up. */
export async function tidy(db: Database, clock: Clock): Promise<void> {
  const ago = (ms: number) => new Date(clock().getTime() - ms).toISOString();
  await removeStrays(db, clock);
  await db
    .deleteFrom('secrets')
    .where((is) => is.or([is('expires_at', '<', ago(keptMs.secret)), is('used_at', '<', ago(keptMs.secret))]))
    .execute();
  await db.deleteFrom('counters').where('since', '<', ago(keptMs.counter)).execute();
  await db.deleteFrom('known_devices').where('used_at', '<', ago(keptDevices.forgottenAfterMs)).execute();
  await db
    .deleteFrom('mails')
    .where('created_at', '<', ago(keptMs.letter))
    .where((is) => is.or([is('sent_at', 'is not', null), is('attempts', '>=', mostAttempts)]))
    .execute();
}

/** Does so now and again, until the function it gives is called; that waits for the work under way. */
export function tidyRegularly(db: Database, clock: Clock, logger: Logger): () => Promise<void> {
  const work = () =>
    tidy(db, clock).catch((error: unknown) => {
      logger.warn({ failure: describeFailure(error) }, 'what is of no more use cannot be tidied');
    });
  let underWay = work();
  const timer = setInterval(() => {
    underWay = work();
  }, everyMs);
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
