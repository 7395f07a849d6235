import { block, plain } from '../parts/block.ts';
import { option } from '../parts/questions.ts';

export const emergencyContact = block({
  id: 'emergency-contact',
  title: { en: 'Emergency contact', fa: 'تماس اضطراری' },
  purpose: { en: 'Whom to call in an emergency.', fa: 'در شرایط اضطراری با چه کسی تماس گرفته شود.' },
  questions: [
    plain('text', 'contactname', 'Name', 'نام و نام خانوادگی', { displaysize: 6, mandatory: true }),
    plain('text', 'contactphone', 'Phone', 'تلفن', { displaysize: 6, format: 'phone', mandatory: true }),
    plain('select', 'contactrelation', 'Relationship', 'نسبت', {
      displaysize: 6,
      allowother: true,
      options: [
        option('spouse', undefined, 'Spouse or partner', 'همسر'),
        option('parent', undefined, 'Parent', 'پدر یا مادر'),
        option('child', undefined, 'Child', 'فرزند'),
        option('sibling', undefined, 'Brother or sister', 'خواهر یا برادر'),
        option('friend', undefined, 'Friend', 'دوست'),
      ],
    }),
  ],
});
