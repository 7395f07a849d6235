import { createDeviceProposals } from '../../../api/drafts/proposals.ts';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { CheckProposal } from '../store/checking.ts';
import { createProposalStore, type ProposalStore } from '../store/proposal-store.ts';
import type { ProposalPlace, ProposalStart } from '../types.ts';
import { findProposal, firstTemplate, type Failure } from './find-proposal.ts';
import { deviceBackup, deviceKeeper, serverKeeper } from './keepers.ts';
import { readTemplates, type Templates } from './own-templates.ts';

export type Opened =
  | { readonly ok: true; readonly id: string; readonly store: ProposalStore; readonly templates: Templates }
  | { readonly ok: false; readonly code: Failure };

/** The rules are fetched with the first check. */
const check: CheckProposal = async (proposal, { template, language }) =>
  (await import('../../../proposal/check/check-study.ts')).checkStudy(proposal, template, { language });

/** Finds the proposal to write, with its template, and a store that keeps it. */
export async function openProposal(
  start: ProposalStart,
  place: ProposalPlace,
  language: CoreLanguage,
): Promise<Opened> {
  const device = createDeviceProposals(place.server, place.person, place.project ?? '');
  const client = place.person === '' ? undefined : place.client;
  const [found, templates] = await Promise.all([
    findProposal({ start, device, client, language, isListed: place.isListed }),
    readTemplates(start.templates, language),
  ]);
  if (typeof found === 'string') return { ok: false, code: found };
  const { id, proposal, rev, isUnsaved, theirs } = found;
  const own = (wanted: string) =>
    [...templates.own, ...(found.template ? [found.template] : [])].find((each) => each.id === wanted);
  const find = async (wanted: string) => own(wanted) ?? (await templates.find(wanted));
  const template = await find(proposal.template)
    .then(async (named) => named ?? (await find(firstTemplate)))
    .catch(() => undefined);
  if (!template) return { ok: false, code: 'offline' };
  const keeping = client
    ? { keeper: serverKeeper(client, id, own), backup: deviceBackup(device, id) }
    : { keeper: deviceKeeper(device, id) };
  const store = createProposalStore({ ...keeping, proposal, template, language, check, rev, isUnsaved, theirs });
  return { ok: true, id, store, templates };
}
