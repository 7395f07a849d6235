import { isMarkedWaiting } from '../../api/outbox/waiting-mark.ts';

/**
 * Calls `send` while entries of an earlier visit wait on this device: soon after the page was opened, and when the connection
 * or the reader comes back. `attempt` counts how often its code could not be fetched.
 */
export function whenWaiting(send: (attempt: number) => Promise<unknown>): void {
  let attempt = 0;
  const look = (): void => {
    if (isMarkedWaiting())
      send(attempt).catch(() => {
        attempt += 1;
      });
  };
  addEventListener('online', look);
  addEventListener('visibilitychange', look);
  // What the page shows comes first.
  setTimeout(look, 1_000);
}
