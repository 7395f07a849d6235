import { useCallback, useSyncExternalStore } from 'react';
import type { ReadableAtom } from 'nanostores';
import type { ProposalValue } from '../../../proposal/types.ts';
import { useProposal } from '../context/proposal-context.ts';

/** Part of a store: drawn again only when that part is another one. `read` gives the same for the same state. */
export function usePart<State, Part>($state: ReadableAtom<State>, read: (state: State) => Part): Part {
  const subscribe = useCallback((listener: () => void) => $state.listen(listener), [$state]);
  return useSyncExternalStore(subscribe, () => read($state.get()));
}

export const useAnswer = (question: string): ProposalValue | undefined =>
  usePart(useProposal().store.$proposal, ({ values }) => values[question]);

export const useReason = (question: string): string | undefined =>
  usePart(useProposal().store.$proposal, ({ reasons }) => reasons?.[question]);
