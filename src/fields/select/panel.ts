import type { FieldPanel } from '../../react/ui/field/field-panel.ts';
import { twoOptions } from '../settings/starting-options.ts';
import { allowother, counts, multimode, options, optionsFrom } from '../settings/settings.ts';

export const selectPanel: FieldPanel = {
  icon: 'menu-button-wide',
  group: 'choice',
  settings: [options, optionsFrom, allowother, multimode, ...counts],
  create: () => ({ type: 'select', title: '', options: twoOptions }),
};
