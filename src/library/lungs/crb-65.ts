import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  ['confusion', 1, 'New confusion', 'گیجی تازه'],
  ['breathing', 1, 'Respiratory rate 30/min or more', 'تعداد تنفس ۳۰ در دقیقه یا بیشتر'],
  [
    'pressure',
    1,
    'Systolic pressure below 90 or diastolic 60 mmHg or less',
    'فشار سیستولیک کمتر از ۹۰ یا دیاستولیک ۶۰ یا کمتر',
  ],
  ['elderly', 1, 'Age 65 or older', 'سن ۶۵ سال یا بیشتر'],
]);

export const crb65 = instrument({
  id: 'crb-65',
  shelf: 'lungs',
  title: ['CRB-65: pneumonia outside hospital', 'ذات‌الریه بیرون از بیمارستان (CRB-65)'],
  purpose: ['To judge pneumonia without a blood test.', 'برای سنجش شدت ذات‌الریه بدون آزمایش خون.'],
  minutes: 1,
  source:
    'Bauer TT, Ewig S, Marre R, et al. CRB-65 predicts death from community-acquired pneumonia. J Intern Med. 2006;260:93–101. doi:10.1111/j.1365-2796.2006.01657.x',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Severity', fa: 'شدت' },
      short: 'CRB-65',
      bands: [
        from(0, 'Low', 'کم', undefined, {
          en: 'Treatment at home is usually possible.',
          fa: 'درمان در خانه معمولاً ممکن است.',
        }),
        from(1, 'Moderate', 'متوسط', 'warning', {
          en: 'Consider referral to hospital.',
          fa: 'ارجاع به بیمارستان را در نظر بگیرید.',
        }),
        from(3, 'Severe', 'شدید', 'danger', { en: 'Admit to hospital urgently.', fa: 'فوراً بستری کنید.' }),
      ],
    }),
  ],
});
