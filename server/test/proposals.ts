import type { Proposal } from '../../src/proposal/types.ts';

/** A proposal after the standard template. */
export function proposalOf(title: string, values: Proposal['values'] = {}): Proposal {
  return { template: 'standard', language: 'en', values: { title, ...values } };
}
