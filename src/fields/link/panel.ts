import type { FieldPanel } from '../../react/ui/field/field-panel.ts';

export const linkPanel: FieldPanel = {
  icon: 'link-45deg',
  group: 'layout',
  settings: [{ key: 'url', editor: 'url', group: 'main' }],
  create: () => ({ type: 'link', title: '' }),
};
