import { instrument } from '../parts/instrument.ts';
import { measure } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import { method } from '../parts/terms.ts';
import { milligramsPerDecilitre } from '../parts/units.ts';

export const homaIr = instrument({
  id: 'homa-ir',
  shelf: 'metabolism',
  title: ['HOMA-IR: insulin resistance', 'مقاومت به انسولین (HOMA-IR)'],
  purpose: ['To estimate insulin resistance from a fasting sample.', 'برای برآورد مقاومت به انسولین از نمونهٔ ناشتا.'],
  minutes: 1,
  source:
    'Matthews DR, Hosker JP, Rudenski AS, et al. Homeostasis model assessment. Diabetologia. 1985;28:412–419. doi:10.1007/BF00280883',
  terms: method,
  items: [
    measure('glucose', 'Fasting glucose', 'قند خون ناشتا', { unit: milligramsPerDecilitre, min: 20, max: 800 }),
    measure('insulin', 'Fasting insulin', 'انسولین ناشتا', {
      unit: { en: 'µU/mL', fa: 'µU/mL' },
      min: 0,
      max: 500,
      floatcount: 1,
    }),
  ],
  results: [
    result({
      title: { en: 'HOMA-IR', fa: 'HOMA-IR' },
      short: 'HOMA-IR',
      formula: 'glucose * insulin / 405',
      floatcount: 2,
      bands: [
        from(0, 'No sign of insulin resistance', 'بدون نشانهٔ مقاومت به انسولین'),
        from(2.5, 'Insulin resistance is likely', 'مقاومت به انسولین محتمل', 'warning', {
          en: 'Limits differ between populations. Look for the other signs of metabolic syndrome.',
          fa: 'حدها در جمعیت‌ها متفاوت است. نشانه‌های دیگر سندرم متابولیک را بررسی کنید.',
        }),
      ],
    }),
  ],
});
