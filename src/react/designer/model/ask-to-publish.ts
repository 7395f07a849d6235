import type { DesignerModel } from './designer-model.ts';

/** Opens what is to be looked at before the form is published. */
export function askToPublish({ store, $dialog }: Pick<DesignerModel, 'store' | '$dialog'>): void {
  store.check();
  $dialog.set({ kind: 'publish' });
}
