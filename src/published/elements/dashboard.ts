import { defineElement } from '../../elements/host/define-element.ts';
import './designer.ts';
import { dashboardSpec } from '../../elements/dashboard/spec.ts';
import { pageAddress } from '../../elements/host/page-address.ts';

export type { PorsaDashboardElement } from '../../elements/dashboard/spec.ts';
export type * from './tags.ts';
export { dashboardSpec };

defineElement(dashboardSpec, {
  api: pageAddress(),
  load: async () => {
    // The portal shows forms by their own element.
    const [{ dashboardScreen }] = await Promise.all([
      import('../../elements/dashboard/dashboard-screen.tsx'),
      import('./form.ts'),
    ]);
    return dashboardScreen;
  },
});
