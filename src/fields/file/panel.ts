import type { FieldPanel } from '../../react/ui/field/field-panel.ts';
import { counts, multimode } from '../settings/settings.ts';

export const filePanel: FieldPanel = {
  icon: 'paperclip',
  group: 'text',
  settings: [{ key: 'accept', editor: 'choice', group: 'answers', choices: ['images', 'any'] }, multimode, ...counts],
  create: () => ({ type: 'file', title: '' }),
};
