import type { FieldPanel } from '../../react/ui/field/field-panel.ts';
import { momentBounds } from '../settings/settings.ts';

export const datetimePanel: FieldPanel = {
  icon: 'calendar-event',
  group: 'date',
  settings: momentBounds('datetime'),
  create: () => ({ type: 'datetime', title: '' }),
};
