import { instrument } from '../parts/instrument.ts';
import { graded, measure, sexQuestion } from '../parts/questions.ts';
import { from, result, sumOf } from '../parts/results.ts';
import { method } from '../parts/terms.ts';
import { centimetres } from '../parts/units.ts';

const items = [
  graded('age', 'Age', 'سن', [
    [0, 'Below 45', 'کمتر از ۴۵'],
    [2, '45 to 54', '۴۵ تا ۵۴'],
    [3, '55 to 64', '۵۵ تا ۶۴'],
    [4, '65 or older', '۶۵ یا بیشتر'],
  ]),
  graded('bmi', 'Body mass index', 'شاخص تودهٔ بدنی', [
    [0, 'Below 25', 'کمتر از ۲۵'],
    [1, '25 to 30', '۲۵ تا ۳۰'],
    [3, 'Above 30', 'بیش از ۳۰'],
  ]),
  graded('activity', 'At least 30 minutes of physical activity a day', 'دست‌کم ۳۰ دقیقه فعالیت بدنی در روز', [
    [0, 'Yes', 'بله'],
    [2, 'No', 'خیر'],
  ]),
  graded('vegetables', 'Vegetables or fruit', 'سبزی یا میوه', [
    [0, 'Every day', 'هر روز'],
    [1, 'Not every day', 'نه هر روز'],
  ]),
  graded('drugs', 'Has ever taken drugs for high blood pressure', 'سابقهٔ مصرف داروی فشار خون', [
    [0, 'No', 'خیر'],
    [2, 'Yes', 'بله'],
  ]),
  graded('glucose', 'Has ever had high blood glucose', 'سابقهٔ قند خون بالا', [
    [0, 'No', 'خیر'],
    [5, 'Yes', 'بله'],
  ]),
  graded('family', 'Diabetes in the family', 'دیابت در خانواده', [
    [0, 'No', 'خیر'],
    [3, 'Grandparent, aunt, uncle or first cousin', 'پدربزرگ، مادربزرگ، عمه، خاله، عمو، دایی یا فرزندانشان'],
    [5, 'Parent, brother, sister or child', 'پدر، مادر، خواهر، برادر یا فرزند'],
  ]),
];

const waist = measure('waist', 'Waist', 'دور کمر', { unit: centimetres, min: 40, max: 250 });

export const findrisc = instrument({
  id: 'findrisc',
  shelf: 'metabolism',
  title: ['FINDRISC: risk of type 2 diabetes', 'خطر دیابت نوع ۲ (FINDRISC)'],
  purpose: [
    'To estimate the risk of type 2 diabetes in the next 10 years.',
    'برای برآورد خطر دیابت نوع ۲ در ۱۰ سال آینده.',
  ],
  minutes: 2,
  source:
    'Lindström J, Tuomilehto J. The diabetes risk score. Diabetes Care. 2003;26:725–731. doi:10.2337/diacare.26.3.725',
  terms: method,
  items: [sexQuestion, ...items, waist],
  results: [
    result({
      title: { en: 'Risk of type 2 diabetes', fa: 'خطر دیابت نوع ۲' },
      short: 'FINDRISC',
      formula: `${sumOf(items)} + IF(sex = "male", IFS(waist < 94, 0, waist <= 102, 3, TRUE, 4), IFS(waist < 80, 0, waist <= 88, 3, TRUE, 4))`,
      min: 0,
      max: 26,
      bands: [
        from(0, 'Low: 1 in 100', 'کم: ۱ در ۱۰۰'),
        from(7, 'Slightly raised: 1 in 25', 'کمی زیاد: ۱ در ۲۵', 'info'),
        from(12, 'Moderate: 1 in 6', 'متوسط: ۱ در ۶', 'warning', {
          en: 'Measure blood glucose; advise on weight, diet and activity.',
          fa: 'قند خون را بسنجید؛ دربارهٔ وزن، تغذیه و فعالیت راهنمایی کنید.',
        }),
        from(15, 'High: 1 in 3', 'زیاد: ۱ در ۳', 'warning', {
          en: 'Measure fasting glucose or HbA1c now.',
          fa: 'هم‌اکنون قند ناشتا یا HbA1c را بسنجید.',
        }),
        from(21, 'Very high: 1 in 2', 'بسیار زیاد: ۱ در ۲', 'danger', {
          en: 'Measure fasting glucose or HbA1c now.',
          fa: 'هم‌اکنون قند ناشتا یا HbA1c را بسنجید.',
        }),
      ],
    }),
  ],
});
