import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  [
    'surgery',
    1,
    'High-risk surgery (intraperitoneal, intrathoracic, suprainguinal vascular)',
    'جراحی پرخطر (داخل شکم، داخل قفسهٔ سینه، عروق بالای کشالهٔ ران)',
  ],
  ['ischemic', 1, 'Ischemic heart disease', 'بیماری ایسکمیک قلب'],
  ['failure', 1, 'Heart failure', 'نارسایی قلب'],
  ['cerebrovascular', 1, 'Stroke or transient ischemic attack', 'سکتهٔ مغزی یا TIA'],
  ['insulin', 1, 'Diabetes treated with insulin', 'دیابت تحت درمان با انسولین'],
  ['creatinine', 1, 'Creatinine above 2 mg/dL', 'کراتینین بیش از ۲'],
]);

export const rcri = instrument({
  id: 'rcri',
  shelf: 'heart',
  title: ['Revised Cardiac Risk Index', 'شاخص بازنگری‌شدهٔ خطر قلبی (RCRI)'],
  purpose: ['To estimate cardiac risk before non-cardiac surgery.', 'برای برآورد خطر قلبی پیش از جراحی غیرقلبی.'],
  minutes: 1,
  source:
    'Lee TH, Marcantonio ER, Mangione CM, et al. Derivation and prospective validation of a simple index. Circulation. 1999;100:1043–1049. doi:10.1161/01.CIR.100.10.1043',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Cardiac risk', fa: 'خطر قلبی' },
      short: 'RCRI',
      bands: [
        from(0, 'Class I', 'گروه ۱'),
        from(1, 'Class II', 'گروه ۲', 'info'),
        from(2, 'Class III', 'گروه ۳', 'warning', {
          en: 'Consider further cardiac assessment before elective surgery.',
          fa: 'پیش از جراحی غیرفوری، ارزیابی قلبی بیشتر را در نظر بگیرید.',
        }),
        from(3, 'Class IV', 'گروه ۴', 'danger', {
          en: 'Get a cardiology opinion before elective surgery.',
          fa: 'پیش از جراحی غیرفوری، نظر متخصص قلب را بگیرید.',
        }),
      ],
    }),
  ],
});
