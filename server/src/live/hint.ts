import type { Database } from '../db/database.ts';

/** The channel on which processes pass on whose events have grown. */
export const channel = 'porsa_live';

export type Hint = (users: readonly string[]) => void;

const hints = new WeakMap<Database, Hint>();

/** What this process does when somebody's events have grown; undefined while nobody listens. */
export function hintOf(db: Database): Hint | undefined {
  return hints.get(db);
}

export function setHint(db: Database, hint: Hint | undefined): void {
  if (hint === undefined) hints.delete(db);
  else hints.set(db, hint);
}
