import type { FieldPanel } from '../../react/ui/field/field-panel.ts';
import { counts, multimode } from '../settings/settings.ts';

export const containerPanel: FieldPanel = {
  icon: 'collection',
  group: 'layout',
  settings: [multimode, ...counts],
  create: () => ({ type: 'container', title: '', questions: [] }),
};
