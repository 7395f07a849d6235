import { useCallback, useEffect, useRef, useState } from 'react';
import { createDeviceProposals } from '../../../api/drafts/proposals.ts';
import { foldText } from '../../../engine/values/fold-text.ts';
import type { Proposal } from '../../../proposal/types.ts';
import type { ProposalTools } from '../context/proposal-tools.ts';

export interface OwnProposal {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  /** Kept on this device, by whoever was not signed in. */
  readonly proposal?: Proposal;
}

/** What a search has found so far. */
interface Found {
  readonly entries: readonly OwnProposal[];
  /** All that match, those that are not listed yet among them. */
  readonly total: number;
  /** Where the next page of the server begins; null after the last one. */
  readonly next: string | null;
}

export type Mine = { readonly state: 'loading' | 'failed' } | ({ readonly state: 'ready' } & Found);

const pageSize = 25;

/** The server is asked once nothing was typed for as long as this, in milliseconds. */
const pause = 180;

const titleOf = ({ values }: Proposal): string => (typeof values['title'] === 'string' ? values['title'] : '');

export const deviceOf = ({ place }: ProposalTools, person = place.person) =>
  createDeviceProposals(place.server, person, place.project ?? '');

/** What only this device has, as far as it matches. */
async function findHere(tools: ProposalTools, search: string): Promise<readonly OwnProposal[]> {
  const onDevice = await deviceOf(tools, '')
    .list()
    .catch(() => []);
  return onDevice
    .map(({ id, proposal, at }) => ({ id, at, title: titleOf(proposal), ...(tools.client && { proposal }) }))
    .filter(({ title }) => foldText(title).includes(foldText(search)));
}

/** One page of what the server has; the device's proposals stand among those of the first. Undefined where the server gave none. */
async function findPage(tools: ProposalTools, search: string, after: string | undefined): Promise<Found | undefined> {
  const here = after === undefined ? await findHere(tools, search) : [];
  if (!tools.client) return { entries: here, total: here.length, next: null };
  const reply = await tools.client.proposal.getproposals({ ...(search && { search }), after, limit: pageSize });
  if (!reply.success) return undefined;
  const { items, next, total } = reply.data;
  const there = items.map(({ id, title, updatedAt }) => ({ id, title, at: updatedAt }));
  const entries = [...there, ...here].sort((one, other) => other.at.localeCompare(one.at));
  return { entries, next, total: total + here.length };
}

/** The person's proposals, latest first: searched on the server, a page at a time. What is open is saved first. */
export function useOwnProposals(tools: ProposalTools, search: string) {
  const [mine, setMine] = useState<Mine>({ state: 'loading' });
  const round = useRef(0);
  const load = useCallback(
    async (before: Found | undefined): Promise<void> => {
      const own = (round.current += 1);
      if (!before) await tools.store.save();
      const page = await findPage(tools, search, before?.next ?? undefined);
      if (own !== round.current) return;
      if (!page) return setMine({ state: 'failed' });
      const entries = [...(before?.entries ?? []), ...page.entries];
      setMine({ state: 'ready', entries, total: before?.total ?? page.total, next: page.next });
    },
    [tools, search],
  );
  useEffect(() => {
    const timer = setTimeout(() => void load(undefined), search ? pause : 0);
    return () => {
      clearTimeout(timer);
      round.current += 1;
    };
  }, [load, search]);
  return {
    mine,
    again: () => {
      setMine({ state: 'loading' });
      void load(undefined);
    },
    more: () => void (mine.state === 'ready' && load(mine)),
    forget: (id: string) => {
      if (mine.state === 'ready')
        setMine({ ...mine, entries: mine.entries.filter((entry) => entry.id !== id), total: mine.total - 1 });
    },
  };
}
