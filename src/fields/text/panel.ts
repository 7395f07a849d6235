import type { FieldPanel } from '../../react/ui/field-panel.ts';

export const textPanel: FieldPanel = {
  icon: 'input-cursor-text',
  group: 'text',
  settings: [{ key: 'format', editor: 'format', group: 'answers' }],
  create: () => ({ type: 'text', title: { en: 'Text', fa: 'متن' } }),
};
