import type { FieldPanel } from '../../react/ui/field-panel.ts';
import { allowother } from '../shared/settings.ts';
import { twoOptions } from '../shared/starting-options.ts';

export const cascadeviewPanel: FieldPanel = {
  icon: 'diagram-3',
  group: 'choice',
  settings: [{ key: 'options', editor: 'optionTree', group: 'answers' }, allowother],
  create: () => ({ type: 'cascadeview', title: '', options: twoOptions }),
};
