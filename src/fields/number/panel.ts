import type { FieldPanel } from '../../react/ui/field/field-panel.ts';
import { floatcount, max, min, round, step, unit } from '../settings/settings.ts';

export const numberPanel: FieldPanel = {
  icon: '123',
  group: 'number',
  settings: [unit, min, max, step, floatcount, round],
  create: () => ({ type: 'number', title: '' }),
};
