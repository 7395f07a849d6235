import type { FieldPanel } from '../../react/ui/field/field-panel.ts';
import { floatcount, max, min, multimode, step, unit } from '../settings/settings.ts';

export const numericrangePanel: FieldPanel = {
  icon: 'sliders',
  group: 'number',
  settings: [multimode, unit, min, max, step, floatcount],
  create: () => ({ type: 'numericrange', title: '', min: 0, max: 10, step: 1 }),
};
