import { defineElement } from './define-element.ts';
import { designerSpec } from './designer-spec.ts';
import { pageAddress } from './page-address.ts';

export type { PorsaDesignerElement } from './designer-spec.ts';
export type * from './jsx.ts';
export { designerSpec };

defineElement(designerSpec, {
  api: pageAddress(),
  load: async () => (await import('./designer-screen.tsx')).designerScreen,
});
