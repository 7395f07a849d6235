import { block, plain } from '../parts/block.ts';
import { option } from '../parts/questions.ts';

export const medicalHistory = block({
  id: 'medical-history',
  title: { en: 'Medical history', fa: 'سابقهٔ پزشکی' },
  purpose: {
    en: 'Conditions, operations, and illnesses in the family.',
    fa: 'بیماری‌ها، جراحی‌ها و بیماری‌های خانوادگی.',
  },
  questions: [
    plain('flatview', 'diseases', 'Which of these have you had?', 'کدام یک از این بیماری‌ها را داشته‌اید؟', {
      multimode: true,
      allowother: true,
      options: [
        option('hypertension', undefined, 'High blood pressure', 'فشار خون بالا'),
        option('diabetes', undefined, 'Diabetes', 'دیابت'),
        option('heart', undefined, 'Heart disease', 'بیماری قلبی'),
        option('stroke', undefined, 'Stroke', 'سکتهٔ مغزی'),
        option('asthma', undefined, 'Asthma or lung disease', 'آسم یا بیماری ریه'),
        option('thyroid', undefined, 'Thyroid disease', 'بیماری تیروئید'),
        option('kidney', undefined, 'Kidney disease', 'بیماری کلیه'),
        option('liver', undefined, 'Liver disease', 'بیماری کبد'),
        option('cancer', undefined, 'Cancer', 'سرطان'),
        option('mental', undefined, 'Depression or anxiety', 'افسردگی یا اضطراب'),
      ],
    }),
    plain('container', 'operations', 'Operations', 'جراحی‌ها', {
      multimode: true,
      questions: [
        plain('text', 'operation', 'Operation', 'جراحی', { displaysize: 8, mandatory: true }),
        plain('number', 'operationyear', 'Year', 'سال', { displaysize: 4, min: 1300, max: 2100, floatcount: 0 }),
      ],
    }),
    plain('note', 'familyhistory', 'Illnesses in the family', 'بیماری‌های خانوادگی', {
      helptext: { en: 'Of parents, brothers, sisters and children', fa: 'پدر، مادر، خواهر، برادر و فرزندان' },
    }),
  ],
});
