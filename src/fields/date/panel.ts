import type { FieldPanel } from '../../react/ui/field/field-panel.ts';

export const datePanel: FieldPanel = {
  icon: 'calendar-date',
  group: 'date',
  settings: [
    { key: 'dateEntry', editor: 'choice', group: 'answers', choices: ['calendar', 'parts'] },
    { key: 'min', editor: 'date', group: 'limits' },
    { key: 'max', editor: 'date', group: 'limits' },
  ],
  create: () => ({ type: 'date', title: '' }),
};
