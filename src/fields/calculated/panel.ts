import type { FieldPanel } from '../../react/ui/field/field-panel.ts';
import { floatcount, max, min, options, round, unit } from '../settings/settings.ts';

export const calculatedPanel: FieldPanel = {
  icon: 'calculator',
  group: 'number',
  settings: [
    { key: 'formula', editor: 'formula', group: 'main' },
    { key: 'bands', editor: 'bands', group: 'main' },
    options,
    unit,
    { ...min, label: 'lowestscore' },
    { ...max, label: 'highestscore' },
    floatcount,
    round,
  ],
  create: () => ({ type: 'calculated', title: '' }),
};
