import type { Database } from '../../db/database.ts';
import { ServerError } from '../../errors/server-error.ts';

/** Replies under way in one process: each holds a connection here and at the model. */
export const openLimits = { perPerson: 2, all: 20 } as const;

const open = new WeakMap<Database, Map<string, number>>();

/** Takes one of the places, and gives what frees it again. Throws `toomany` or `assistantbusy`. */
export function takePlace(db: Database, person: string): () => void {
  const places = open.get(db) ?? new Map<string, number>();
  open.set(db, places);
  const own = places.get(person) ?? 0;
  const all = [...places.values()].reduce((sum, count) => sum + count, 0);
  if (own >= openLimits.perPerson) throw new ServerError('toomany', { retryAfter: 10 });
  if (all >= openLimits.all) throw new ServerError('assistantbusy', { retryAfter: 30 });
  places.set(person, own + 1);
  let isFree = false;
  return () => {
    if (isFree) return;
    isFree = true;
    const left = (places.get(person) ?? 1) - 1;
    if (left > 0) places.set(person, left);
    else places.delete(person);
  };
}
