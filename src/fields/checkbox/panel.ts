import type { FieldPanel } from '../../react/ui/field/field-panel.ts';

export const checkboxPanel: FieldPanel = {
  icon: 'check-square',
  group: 'choice',
  settings: [],
  create: () => ({ type: 'checkbox', title: '' }),
};
