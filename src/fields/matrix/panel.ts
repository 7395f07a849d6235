import type { FieldPanel } from '../../react/ui/field/field-panel.ts';
import { options } from '../settings/settings.ts';

export const matrixPanel: FieldPanel = {
  icon: 'table',
  group: 'choice',
  settings: [{ key: 'rows', editor: 'rows', group: 'main' }, options],
  create: () => ({
    type: 'matrix',
    title: '',
    rows: [
      { name: 'row1', text: '' },
      { name: 'row2', text: '' },
    ],
    options: ['0', '1', '2'].map((value) => ({ text: '', value, score: Number(value) })),
  }),
};
