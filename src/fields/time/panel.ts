import type { FieldPanel } from '../../react/ui/field/field-panel.ts';
import { momentBounds } from '../settings/settings.ts';

export const timePanel: FieldPanel = {
  icon: 'clock',
  group: 'date',
  settings: momentBounds('time'),
  create: () => ({ type: 'time', title: '' }),
};
