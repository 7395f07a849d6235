import type { FieldPanel } from '../../react/ui/field/field-panel.ts';
import { allowother } from '../settings/settings.ts';
import { twoOptions } from '../settings/starting-options.ts';

export const cascadeviewPanel: FieldPanel = {
  icon: 'diagram-3',
  group: 'choice',
  settings: [{ key: 'options', editor: 'optionTree', group: 'main' }, allowother],
  create: () => ({ type: 'cascadeview', title: '', options: twoOptions }),
};
