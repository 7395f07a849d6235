import type { DeviceProposals } from '../../../api/drafts/proposals.ts';
import { uuid } from '../../../api/client/uuid.ts';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { readProposal } from '../../../proposal/read-proposal.ts';
import type { ProposalTemplate } from '../../../proposal/template/types.ts';
import type { Proposal } from '../../../proposal/types.ts';
import type { KeptProposal } from '../store/saving.ts';
import type { ProposalClient, ProposalStart } from '../types.ts';

export interface Found {
  readonly id: string;
  readonly proposal: Proposal;
  /** How often it was kept where it is kept; 0 for a new one. */
  readonly rev: number;
  /** The server does not have it as it is. */
  readonly isUnsaved?: boolean;
  /** What the server has, where somebody saved it after this one was begun. */
  readonly theirs?: KeptProposal;
  /** The template that was stored along with it. */
  readonly template?: ProposalTemplate;
}

export type Failure = 'offline' | 'invalidproposal' | 'unavailable' | 'unknown';

export interface Search {
  readonly start: ProposalStart;
  readonly device: DeviceProposals;
  /** Of whoever is signed in. */
  readonly client: ProposalClient | undefined;
  readonly language: CoreLanguage;
  /** The host lists proposals: what it asks for must be there. */
  readonly isListed?: boolean;
}

/** The template that a proposal begins with where nobody names one. */
export const firstTemplate = 'standard';

/** The client's own codes, from here on: no reply came. */
const noReply = 5000;

const unknown: readonly number[] = [4040, 4041];

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function begin(id: string, { start, language }: Search): Found {
  return { id, proposal: { template: start.template ?? firstTemplate, language, values: {} }, rev: 0 };
}

/** The proposal to write: the one given, the one asked for, the last one that was worked on, or a new one. */
export async function findProposal(search: Search): Promise<Found | Failure> {
  const { start, device, client } = search;
  if (isGiven(start.proposal)) {
    const proposal = readProposal(start.proposal);
    return proposal ? { id: start.id || uuid(), proposal, rev: 0, isUnsaved: start.isImported } : 'invalidproposal';
  }
  if (start.isNew) return begin(start.id ?? uuid(), search);
  const [latest] = start.id ? [] : await device.list().catch(() => []);
  if (!client) return latest ?? begin(start.id ?? uuid(), search);
  const id = start.id ?? latest?.id ?? (await latestOnServer(client)) ?? uuid();
  return findOnServer(id, client, search);
}

async function latestOnServer(client: ProposalClient): Promise<string | undefined> {
  const reply = await client.proposal.getproposals({ limit: 1 });
  return reply.success ? reply.data.items[0]?.id : undefined;
}

/** What the server has, with the changes that only this device has. */
async function findOnServer(id: string, client: ProposalClient, search: Search): Promise<Found | Failure> {
  const [reply, kept] = await Promise.all([
    client.proposal.getproposal({ id }),
    search.device
      .of(id)
      .load()
      .catch(() => undefined),
  ]);
  const unsaved = kept && { id, proposal: kept.proposal, rev: kept.rev, isUnsaved: true };
  if (!reply.success) {
    if (unknown.includes(reply.code) && unsaved) return { ...unsaved, rev: 0 };
    if (unknown.includes(reply.code)) return search.isListed ? 'unknown' : begin(id, search);
    // Without the server one goes on with what the device has.
    return unsaved ?? (reply.code >= noReply ? 'offline' : 'unavailable');
  }
  const { proposal, rev, template, updatedAt } = reply.data;
  if (!unsaved || JSON.stringify(unsaved.proposal) === JSON.stringify(proposal)) return { id, proposal, rev, template };
  if (unsaved.rev === rev) return { ...unsaved, template };
  return { ...unsaved, template, theirs: { proposal, rev, at: updatedAt } };
}
