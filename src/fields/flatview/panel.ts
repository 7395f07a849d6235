import type { FieldPanel } from '../../react/ui/field-panel.ts';
import { twoOptions } from '../shared/starting-options.ts';
import { counts, multimode, options } from '../shared/settings.ts';

export const flatviewPanel: FieldPanel = {
  icon: 'ui-radios',
  group: 'choice',
  settings: [options, multimode, ...counts],
  create: () => ({ type: 'flatview', title: { en: 'Flat view', fa: 'گزینه‌های باز' }, options: twoOptions }),
};
