import { templates } from '../template/templates.ts';
import type { Finding, Proposal } from '../types.ts';
import { checkProposal, type CheckOptions } from './check-proposal.ts';
import { member } from './study/read-values.ts';

/** `checkProposal` for hosts: where no template is given, Porsa's own of the id that the proposal names. */
export function checkKnownProposal(proposal: Proposal, options: CheckOptions = {}): readonly Finding[] {
  const named = member(proposal, 'template');
  return checkProposal(proposal, { template: templates.find(({ id }) => id === named), ...options });
}
