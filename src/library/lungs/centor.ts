import { instrument } from '../parts/instrument.ts';
import { criteria, graded } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = [
  graded('age', 'Age', 'سن', [
    [1, '3 to 14', '۳ تا ۱۴'],
    [0, '15 to 44', '۱۵ تا ۴۴'],
    [-1, '45 or older', '۴۵ یا بیشتر'],
  ]),
  ...criteria([
    ['fever', 1, 'Temperature above 38 °C', 'دمای بالاتر از ۳۸ درجه'],
    ['nocough', 1, 'No cough', 'نبود سرفه'],
    ['nodes', 1, 'Tender lymph nodes at the front of the neck', 'غدد لنفاوی دردناک جلوی گردن'],
    ['tonsils', 1, 'Swollen tonsils or exudate', 'تورم یا ترشح لوزه‌ها'],
  ]),
];

export const centor = instrument({
  id: 'centor',
  shelf: 'lungs',
  title: ['Centor score (McIsaac) for sore throat', 'امتیاز سنتور (مک‌آیزاک) برای گلودرد'],
  purpose: ['To estimate how likely a streptococcal throat infection is.', 'برای برآورد احتمال گلودرد استرپتوکوکی.'],
  minutes: 1,
  source:
    'McIsaac WJ, White D, Tannenbaum D, Low DE. A clinical score to reduce unnecessary antibiotic use in patients with sore throat. CMAJ. 1998;158:75–83',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Centor score', fa: 'امتیاز سنتور' },
      short: 'Centor',
      bands: [
        from(undefined, 'Low', 'کم', undefined, {
          en: 'No test and no antibiotic.',
          fa: 'نه آزمایش لازم است و نه آنتی‌بیوتیک.',
        }),
        from(2, 'Moderate', 'متوسط', 'info', {
          en: 'Test for streptococci; treat if positive.',
          fa: 'آزمایش استرپتوکوک بگیرید؛ اگر مثبت بود درمان کنید.',
        }),
        from(4, 'High', 'زیاد', 'warning', {
          en: 'Test, or treat where no test is at hand.',
          fa: 'آزمایش بگیرید، یا اگر در دسترس نیست درمان کنید.',
        }),
      ],
    }),
  ],
});
