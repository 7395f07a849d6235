import type { FieldPanel } from '../../react/ui/field/field-panel.ts';

export const signaturePanel: FieldPanel = {
  icon: 'pen',
  group: 'text',
  settings: [],
  create: () => ({ type: 'signature', title: '' }),
};
