import { defineElement } from './define-element.ts';
import './designer.ts';
import { dashboardSpec } from './dashboard-spec.ts';
import { pageAddress } from './page-address.ts';

export type { PorsaDashboardElement } from './dashboard-spec.ts';
export type * from './jsx.ts';
export { dashboardSpec };

defineElement(dashboardSpec, {
  api: pageAddress(),
  load: async () => (await import('./dashboard-screen.tsx')).dashboardScreen,
});
