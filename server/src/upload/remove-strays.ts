import type { Database } from '../db/database.ts';
import type { Clock, Logger } from '../http/handler.ts';
import { describeFailure } from '../log/describe-failure.ts';

const day = 24 * 60 * 60 * 1000;
const everyMs = 15 * 60 * 1000;

/** Removes uploads that no entry has named for a day; gives how many. */
export async function removeStrays(db: Database, clock: Clock): Promise<number> {
  const before = new Date(clock().getTime() - day).toISOString();
  const { numDeletedRows } = await db.deleteFrom('uploads').where('entry', 'is', null).where('created_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Does so now and again, until the function it gives is called; that waits for the removal under way. */
export function removeStraysRegularly(db: Database, clock: Clock, logger: Logger): () => Promise<void> {
  const remove = () => removeStrays(db, clock).then(() => undefined, (error: unknown) => { logger.warn({ failure: describeFailure(error) }, 'uploads cannot be tidied'); });
  let underWay = remove();
  const timer = setInterval(() => { underWay = remove(); }, everyMs);
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
