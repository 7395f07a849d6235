import { instrument } from '../parts/instrument.ts';
import { criteria, graded } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = [
  ...criteria([
    ['failure', 1, 'Heart failure or left ventricular dysfunction', 'نارسایی قلب یا اختلال عملکرد بطن چپ'],
    ['hypertension', 1, 'Hypertension', 'فشار خون بالا'],
    ['diabetes', 1, 'Diabetes', 'دیابت'],
    ['stroke', 2, 'Stroke, transient ischemic attack or thromboembolism', 'سابقهٔ سکتهٔ مغزی، TIA یا ترومبوآمبولی'],
    [
      'vascular',
      1,
      'Vascular disease (heart attack, peripheral artery disease, aortic plaque)',
      'بیماری عروقی (سکتهٔ قلبی، بیماری شریان محیطی، پلاک آئورت)',
    ],
  ]),
  graded('age', 'Age', 'سن', [
    [0, 'Below 65', 'کمتر از ۶۵'],
    [1, '65 to 74', '۶۵ تا ۷۴'],
    [2, '75 or older', '۷۵ یا بیشتر'],
  ]),
  graded('sex', 'Sex', 'جنس', [
    [0, 'Male', 'مرد'],
    [1, 'Female', 'زن'],
  ]),
];

export const cha2ds2vasc = instrument({
  id: 'cha2ds2-vasc',
  shelf: 'heart',
  title: ['CHA₂DS₂-VASc: stroke risk in atrial fibrillation', 'خطر سکتهٔ مغزی در فیبریلاسیون دهلیزی (CHA₂DS₂-VASc)'],
  purpose: [
    'To decide about anticoagulation in atrial fibrillation.',
    'برای تصمیم دربارهٔ داروی ضدانعقاد در فیبریلاسیون دهلیزی.',
  ],
  minutes: 1,
  source:
    'Lip GYH, Nieuwlaat R, Pisters R, et al. Refining clinical risk stratification for predicting stroke. Chest. 2010;137:263–272. doi:10.1378/chest.09-1584',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Stroke risk', fa: 'خطر سکتهٔ مغزی' },
      short: 'CHA₂DS₂-VASc',
      bands: [
        from(0, 'Low', 'کم', undefined, { en: 'No anticoagulation needed.', fa: 'ضدانعقاد لازم نیست.' }),
        from(1, 'Intermediate', 'متوسط', 'info', {
          en: 'Consider anticoagulation; one point for sex alone is low risk.',
          fa: 'ضدانعقاد را در نظر بگیرید؛ یک امتیاز تنها به خاطر جنس، خطر کم است.',
        }),
        from(2, 'High', 'زیاد', 'warning', {
          en: 'Anticoagulation is recommended (in women from 3).',
          fa: 'ضدانعقاد توصیه می‌شود (در زنان از ۳).',
        }),
      ],
    }),
  ],
});
