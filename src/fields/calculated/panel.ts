import type { FieldPanel } from '../../react/ui/field-panel.ts';
import { floatcount, options, round, unit } from '../shared/settings.ts';

export const calculatedPanel: FieldPanel = {
  icon: 'calculator',
  group: 'number',
  settings: [{ key: 'formula', editor: 'formula', group: 'answers' }, options, unit, floatcount, round],
  create: () => ({ type: 'calculated', title: '' }),
};
