import type { FieldPanel } from '../../react/ui/field/field-panel.ts';

export const textPanel: FieldPanel = {
  icon: 'input-cursor-text',
  group: 'text',
  settings: [
    { key: 'format', editor: 'format', group: 'answers' },
    {
      key: 'checkDigit',
      editor: 'choice',
      group: 'answers',
      choices: ['warn', 'refuse'],
      visibleWhen: ({ format }) => format === 'nationalcode',
    },
  ],
  create: () => ({ type: 'text', title: '' }),
};
