import type { FieldPanel } from '../../react/ui/field/field-panel.ts';

export const labelPanel: FieldPanel = {
  icon: 'type',
  group: 'layout',
  settings: [],
  create: () => ({ type: 'label', title: '' }),
};
