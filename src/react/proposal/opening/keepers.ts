import type { DeviceProposals } from '../../../api/drafts/proposals.ts';
import type { Proposal } from '../../../proposal/types.ts';
import type { ProposalTemplate } from '../../../proposal/template/types.ts';
import type { Backup } from '../store/proposal-store.ts';
import type { Keeper, KeptProposal, StoreReply } from '../store/saving.ts';
import type { ProposalClient } from '../types.ts';

/** The error code of `olderrev`. */
const olderRev = 4091;

const mostUnanswered = 20;

export function deviceKeeper(device: DeviceProposals, id: string): Keeper {
  const { store, watch } = device.of(id);
  return { where: 'device', store, watch };
}

/** What the device keeps while the server does not have it yet. */
export function deviceBackup(device: DeviceProposals, id: string): Backup {
  const { keep, clear } = device.of(id);
  return { keep, clear };
}

/** `own` gives the template that is stored along, where it is none that the server knows. */
export function serverKeeper(
  client: ProposalClient,
  id: string,
  own: (template: string) => ProposalTemplate | undefined,
): Keeper {
  const send = async (proposal: Proposal, rev: number): Promise<StoreReply> => {
    const template = own(proposal.template);
    const reply = await client.proposal.storeproposal({
      id,
      ...(rev > 0 && { rev }),
      proposal,
      ...(template && { template }),
    });
    if (reply.success) return { kind: 'stored', rev: reply.data.rev };
    const theirs = reply.code === olderRev ? newerOf(reply.data) : undefined;
    return theirs ? { kind: 'conflict', theirs } : { kind: 'failed', code: reply.code, message: reply.message };
  };
  /** What was sent without a reply, as JSON: the server may have one of them. */
  let unanswered: readonly string[] = [];
  return {
    where: 'server',
    async store(proposal, rev) {
      const first = await send(proposal, rev);
      const isOwn = first.kind === 'conflict' && unanswered.includes(JSON.stringify(first.theirs.proposal));
      const reply = isOwn ? await send(proposal, first.theirs.rev) : first;
      unanswered = reply.kind === 'failed' ? [...unanswered.slice(-mostUnanswered), JSON.stringify(proposal)] : [];
      return reply;
    },
  };
}

/** The proposal that a refusal carries. */
function newerOf(data: unknown): KeptProposal | undefined {
  const newer = data as
    { readonly rev?: number; readonly updatedAt?: string; readonly proposal?: Proposal } | undefined;
  if (newer?.rev === undefined || !newer.proposal) return undefined;
  return { proposal: newer.proposal, rev: newer.rev, at: newer.updatedAt ?? '' };
}
