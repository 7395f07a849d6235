import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  ['elderly', 1, 'Age 65 or older', 'سن ۶۵ سال یا بیشتر'],
  ['risks', 1, 'Three or more risk factors for coronary artery disease', 'سه عامل خطر بیماری کرونر یا بیشتر'],
  ['stenosis', 1, 'Known coronary stenosis of 50% or more', 'تنگی شناخته‌شدهٔ کرونر ۵۰٪ یا بیشتر'],
  ['aspirin', 1, 'Aspirin in the last 7 days', 'مصرف آسپرین در ۷ روز گذشته'],
  ['angina', 1, 'Two or more episodes of angina in 24 hours', 'دو نوبت آنژین یا بیشتر در ۲۴ ساعت'],
  ['st', 1, 'ST changes of 0.5 mm or more', 'تغییر قطعهٔ ST به اندازهٔ ۰٫۵ میلی‌متر یا بیشتر'],
  ['marker', 1, 'Raised cardiac marker', 'افزایش نشانگر قلبی'],
]);

export const timi = instrument({
  id: 'timi',
  shelf: 'heart',
  title: ['TIMI risk score for unstable angina and NSTEMI', 'امتیاز TIMI در آنژین ناپایدار و NSTEMI'],
  purpose: [
    'To estimate the risk of death, heart attack or urgent revascularization in 14 days.',
    'برای برآورد خطر مرگ، سکتهٔ قلبی یا بازگشایی فوری عروق در ۱۴ روز.',
  ],
  minutes: 1,
  source:
    'Antman EM, Cohen M, Bernink PJ, et al. The TIMI risk score for unstable angina/non-ST elevation MI. JAMA. 2000;284:835–842. doi:10.1001/jama.284.7.835',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'TIMI risk score', fa: 'امتیاز خطر TIMI' },
      short: 'TIMI',
      bands: [
        from(0, 'Low: 5 to 8% in 14 days', 'کم: ۵ تا ۸٪ در ۱۴ روز', 'info'),
        from(3, 'Intermediate: 13 to 20%', 'متوسط: ۱۳ تا ۲۰٪', 'warning', {
          en: 'Consider an early invasive strategy.',
          fa: 'درمان تهاجمی زودهنگام را در نظر بگیرید.',
        }),
        from(5, 'High: 26 to 41%', 'زیاد: ۲۶ تا ۴۱٪', 'danger', {
          en: 'Early invasive strategy and intensive therapy.',
          fa: 'درمان تهاجمی زودهنگام و درمان فشرده.',
        }),
      ],
    }),
  ],
});
