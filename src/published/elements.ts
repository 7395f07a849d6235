export { dashboardSpec, type PorsaDashboardElement } from './elements/dashboard.ts';
export { designerSpec, type PorsaDesignerElement } from './elements/designer.ts';
export { formSpec, type PorsaFormElement } from './elements/form.ts';
export { proposalSpec, type PorsaProposalElement } from './elements/proposal.ts';
export type { ElementOf, ElementSpec, ErrorDetail, EventsOf } from '../elements/host/spec.ts';
export type * from './elements/tags.ts';
