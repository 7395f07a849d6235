import type { FieldPanel } from '../../react/ui/field-panel.ts';
import { options } from '../shared/settings.ts';

export const matrixPanel: FieldPanel = {
  icon: 'table',
  group: 'choice',
  settings: [{ key: 'rows', editor: 'rows', group: 'answers' }, options],
  create: () => ({
    type: 'matrix', title: { en: 'Matrix', fa: 'جدول گزینه‌ها' },
    rows: [{ name: 'row1', text: { en: 'First row', fa: 'سطر نخست' } }, { name: 'row2', text: { en: 'Second row', fa: 'سطر دوم' } }],
    options: [
      { text: { en: 'Never', fa: 'هرگز' }, value: '0', score: 0 },
      { text: { en: 'Sometimes', fa: 'گاهی' }, value: '1', score: 1 },
      { text: { en: 'Often', fa: 'اغلب' }, value: '2', score: 2 },
    ],
  }),
};
