/** The clock that a prerendered form is drawn with, here and on the server alike, until it is live. */
export interface HeldClock {
  now(): Date;
  /** Whether a form has looked at the time that was held. */
  wasRead(): boolean;
  /** Goes with the true time from now on. Gives whether a form was drawn with the other one, once. */
  release(now?: () => Date): boolean;
}

/** `at` names no zone, so that every reader's browser reads the same day and hour out of it. */
export function holdClock(at: string): HeldClock {
  let current: (() => Date) | undefined;
  let isRead = false;
  return {
    now() {
      if (current) return current();
      isRead = true;
      return new Date(at);
    },
    wasRead: () => isRead,
    release(now = () => new Date()) {
      if (current) return false;
      current = now;
      return isRead;
    },
  };
}
