import { defineElement } from '../../elements/host/define-element.ts';
import { designerSpec } from '../../elements/designer/spec.ts';
import { pageAddress } from '../../elements/host/page-address.ts';

export type { PorsaDesignerElement } from '../../elements/designer/spec.ts';
export type * from './tags.ts';
export { designerSpec };

defineElement(designerSpec, {
  api: pageAddress(),
  load: async () => (await import('../../elements/designer/designer-screen.tsx')).designerScreen,
});
