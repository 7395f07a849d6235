import { useState } from 'react';
import { uuid } from '../../../../api/client/uuid.ts';

/** Which proposal is open, as the address says it. */
export interface Opened {
  readonly id: string;
  readonly isNew: boolean;
  /** Counts how often it was opened from the server again. */
  readonly round: number;
}

interface Kept extends Opened {
  readonly asked: string;
}

const begin = (asked: string): Kept => ({ asked, id: asked || uuid(), isNew: asked === '', round: 0 });

/** The proposal of the address, or a new one, which stays the same when the address gets its id. */
export function useOpened(asked: string): { readonly opened: Opened; reopen(): void } {
  const [kept, setKept] = useState(() => begin(asked));
  const reopen = (): void => setKept({ ...kept, isNew: false, round: kept.round + 1 });
  if (asked === kept.asked) return { opened: kept, reopen };
  const next = asked === kept.id ? { ...kept, asked } : begin(asked);
  setKept(next);
  return { opened: next, reopen };
}
