import { block, plain } from '../parts/block.ts';
import { option } from '../parts/questions.ts';

export const medications = block({
  id: 'medications',
  title: { en: 'Medications', fa: 'داروها' },
  purpose: {
    en: 'A row for each medication: dose, how often, since when.',
    fa: 'برای هر دارو یک ردیف: مقدار، دفعات و زمان شروع.',
  },
  questions: [
    plain('container', 'medications', 'Medications', 'داروها', {
      multimode: true,
      questions: [
        plain('text', 'drug', 'Name', 'نام دارو', { displaysize: 6, mandatory: true }),
        plain('text', 'dose', 'Dose', 'مقدار', {
          displaysize: 6,
          helptext: { en: 'Such as 500 mg', fa: 'مانند ۵۰۰ میلی‌گرم' },
        }),
        plain('select', 'often', 'How often', 'دفعات', {
          displaysize: 6,
          allowother: true,
          options: [
            option('once', undefined, 'Once a day', 'روزی یک بار'),
            option('twice', undefined, 'Twice a day', 'روزی دو بار'),
            option('thrice', undefined, 'Three times a day', 'روزی سه بار'),
            option('weekly', undefined, 'Once a week', 'هفته‌ای یک بار'),
            option('needed', undefined, 'When needed', 'در صورت نیاز'),
          ],
        }),
        plain('date', 'since', 'Since', 'از تاریخ', { displaysize: 6, max: 'TODAY()' }),
      ],
    }),
  ],
});
