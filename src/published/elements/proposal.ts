import { defineElement } from '../../elements/host/define-element.ts';
import { proposalSpec } from '../../elements/proposal/spec.ts';
import { pageAddress } from '../../elements/host/page-address.ts';

export type { PorsaProposalElement } from '../../elements/proposal/spec.ts';
export type * from './tags.ts';
export { proposalSpec };

defineElement(proposalSpec, {
  api: pageAddress(),
  load: async () => (await import('../../elements/proposal/proposal-screen.tsx')).proposalScreen,
});
