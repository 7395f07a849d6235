import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  ['migration', 1, 'Pain has moved to the right lower abdomen', 'جابه‌جایی درد به ربع پایین راست شکم'],
  ['anorexia', 1, 'Loss of appetite', 'بی‌اشتهایی'],
  ['nausea', 1, 'Nausea or vomiting', 'تهوع یا استفراغ'],
  ['tenderness', 2, 'Tenderness in the right lower abdomen', 'درد لمسی در ربع پایین راست شکم'],
  ['rebound', 1, 'Rebound tenderness', 'درد بازگشتی'],
  ['fever', 1, 'Temperature 37.3 °C or more', 'دمای ۳۷٫۳ درجه یا بیشتر'],
  ['leukocytes', 2, 'White cells above 10,000/mm³', 'گلبول سفید بیش از ۱۰۰۰۰'],
  ['shift', 1, 'Shift to the left (over 75% neutrophils)', 'شیفت به چپ (بیش از ۷۵٪ نوتروفیل)'],
]);

export const alvarado = instrument({
  id: 'alvarado',
  shelf: 'digestion',
  title: ['Alvarado score for appendicitis', 'امتیاز آلوارادو برای آپاندیسیت'],
  purpose: ['To estimate how likely acute appendicitis is.', 'برای برآورد احتمال آپاندیسیت حاد.'],
  minutes: 1,
  source:
    'Alvarado A. A practical score for the early diagnosis of acute appendicitis. Ann Emerg Med. 1986;15:557–564. doi:10.1016/S0196-0644(86)80993-3',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Alvarado score', fa: 'امتیاز آلوارادو' },
      short: 'Alvarado',
      bands: [
        from(0, 'Unlikely', 'نامحتمل'),
        from(5, 'Possible', 'ممکن', 'info', { en: 'Observe and image.', fa: 'تحت نظر بگیرید و تصویربرداری کنید.' }),
        from(7, 'Probable', 'محتمل', 'warning', { en: 'Get a surgical opinion.', fa: 'نظر جراح را بگیرید.' }),
      ],
    }),
  ],
});
