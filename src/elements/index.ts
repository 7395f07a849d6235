export { dashboardSpec, type PorsaDashboardElement } from './dashboard.ts';
export { designerSpec, type PorsaDesignerElement } from './designer.ts';
export { formSpec, type PorsaFormElement } from './form.ts';
export type { ElementOf, ElementSpec, ErrorDetail, EventsOf } from './spec.ts';
export type * from './jsx.ts';
