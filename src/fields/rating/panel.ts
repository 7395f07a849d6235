import type { FieldPanel } from '../../react/ui/field/field-panel.ts';
import { max, min, options, step, unit } from '../settings/settings.ts';

export const ratingPanel: FieldPanel = {
  icon: 'star',
  group: 'number',
  settings: [
    { key: 'display', editor: 'choice', group: 'layout', choices: ['numbers', 'slider', 'faces', 'stars'] },
    { key: 'minLabel', editor: 'localized', group: 'answers' },
    { key: 'maxLabel', editor: 'localized', group: 'answers' },
    options,
    unit,
    min,
    max,
    step,
  ],
  create: () => ({ type: 'rating', title: '', display: 'numbers', min: 0, max: 10, step: 1 }),
};
