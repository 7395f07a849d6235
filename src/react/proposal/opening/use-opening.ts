import { useCallback, useEffect, useState } from 'react';
import { coreOf } from '../../../engine/languages/traits.ts';
import type { Proposal } from '../../../proposal/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import type { ProposalPlace, ProposalStart } from '../types.ts';
import { openProposal, type Opened } from './open-proposal.ts';

/** Proposals that were written here: a host that passes back what it was notified of does not start over. */
export const ownProposals = new WeakSet<Proposal>();

const isOwn = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && ownProposals.has(given as Proposal);

/** Opens the proposal, and again where another is asked for; undefined while it is on its way. */
export function useOpening(
  start: ProposalStart,
  place: ProposalPlace,
): { readonly opened?: Opened; readonly retry: () => void } {
  const { language: reader } = useLanguage();
  const language = coreOf(reader);
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<Opened>();
  const { proposal, id, isNew } = start;
  const { server, person, project } = place;
  useEffect(() => {
    if (isOwn(proposal)) return;
    let isCurrent = true;
    setOpened(undefined);
    void openProposal(start, place, language).then((found) => {
      if (isCurrent) setOpened(found);
      else if (found.ok) found.store.stop();
    });
    return () => {
      isCurrent = false;
    };
    // A change of what a new proposal would begin with does not open another one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [proposal, id, isNew, server, person, project, tries]);
  return { opened, retry: useCallback(() => setTries((count) => count + 1), []) };
}
