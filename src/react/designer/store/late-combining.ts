import { atom, type ReadableAtom } from 'nanostores';
import type { Combining } from './combining.ts';
import type { FormHistory } from './form-act.ts';
import type { RemoteDraft } from './remote-draft.ts';
import type { Combined } from './remote.ts';

const loadCode = () => import('./combining.ts');

/** Fetches the code that merges before another editor's version comes, so that it never lacks where the connection is lost. */
export const prepareCombining = (): Promise<unknown> => loadCode();

/** Merging, fetched apart: who works alone never needs it. */
export interface LateCombining {
  /** The last time that somebody else's changes came in. */
  readonly $combined: ReadableAtom<Combined | null>;
  load(): Promise<Combining>;
}

export function lateCombining(history: FormHistory, draft: RemoteDraft): LateCombining {
  const $combined = atom<Combined | null>(null);
  let made: Combining | undefined;
  return {
    $combined,
    load: async () => {
      const { createCombining } = await loadCode();
      return (made ??= createCombining(history, draft, $combined));
    },
  };
}
