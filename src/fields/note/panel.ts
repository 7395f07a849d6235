import type { FieldPanel } from '../../react/ui/field/field-panel.ts';

export const notePanel: FieldPanel = {
  icon: 'textarea-t',
  group: 'text',
  settings: [],
  create: () => ({ type: 'note', title: '' }),
};
