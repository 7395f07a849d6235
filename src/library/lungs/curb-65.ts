import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  ['confusion', 1, 'New confusion', 'گیجی تازه'],
  ['urea', 1, 'Urea above 7 mmol/L (BUN above 19 mg/dL)', 'اورهٔ بیش از ۷ میلی‌مول در لیتر (BUN بیش از ۱۹)'],
  ['breathing', 1, 'Respiratory rate 30/min or more', 'تعداد تنفس ۳۰ در دقیقه یا بیشتر'],
  [
    'pressure',
    1,
    'Systolic pressure below 90 or diastolic 60 mmHg or less',
    'فشار سیستولیک کمتر از ۹۰ یا دیاستولیک ۶۰ یا کمتر',
  ],
  ['elderly', 1, 'Age 65 or older', 'سن ۶۵ سال یا بیشتر'],
]);

export const curb65 = instrument({
  id: 'curb-65',
  shelf: 'lungs',
  title: ['CURB-65: severity of pneumonia', 'شدت ذات‌الریه (CURB-65)'],
  purpose: [
    'To decide where community-acquired pneumonia is treated.',
    'برای تصمیم دربارهٔ محل درمان ذات‌الریهٔ اکتسابی از جامعه.',
  ],
  minutes: 1,
  source:
    'Lim WS, van der Eerden MM, Laing R, et al. Defining community acquired pneumonia severity on presentation to hospital. Thorax. 2003;58:377–382. doi:10.1136/thorax.58.5.377',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Severity', fa: 'شدت' },
      short: 'CURB-65',
      bands: [
        from(0, 'Low', 'کم', undefined, {
          en: 'Treatment at home is usually possible.',
          fa: 'درمان در خانه معمولاً ممکن است.',
        }),
        from(2, 'Moderate', 'متوسط', 'warning', {
          en: 'Consider a short stay in hospital.',
          fa: 'بستری کوتاه را در نظر بگیرید.',
        }),
        from(3, 'Severe', 'شدید', 'danger', {
          en: 'Admit; at 4 or 5 consider intensive care.',
          fa: 'بستری کنید؛ در امتیاز ۴ یا ۵ مراقبت ویژه را در نظر بگیرید.',
        }),
      ],
    }),
  ],
});
