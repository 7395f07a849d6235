import type { FieldPanel } from '../../react/ui/field-panel.ts';
import { momentBounds } from '../shared/settings.ts';

export const timePanel: FieldPanel = {
  icon: 'clock',
  group: 'date',
  settings: momentBounds('time'),
  create: () => ({ type: 'time', title: '' }),
};
