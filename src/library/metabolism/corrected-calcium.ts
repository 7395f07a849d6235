import { instrument } from '../parts/instrument.ts';
import { measure } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import { method } from '../parts/terms.ts';
import { gramsPerDecilitre, milligramsPerDecilitre } from '../parts/units.ts';

export const correctedCalcium = instrument({
  id: 'corrected-calcium',
  shelf: 'metabolism',
  title: ['Calcium, corrected for albumin', 'کلسیم تصحیح‌شده با آلبومین'],
  purpose: ['To judge calcium where albumin is low.', 'برای سنجش کلسیم هنگامی که آلبومین پایین است.'],
  minutes: 1,
  source:
    'Payne RB, Little AJ, Williams RB, Milner JR. Interpretation of serum calcium in patients with abnormal serum proteins. BMJ. 1973;4:643–646. doi:10.1136/bmj.4.5893.643',
  terms: method,
  items: [
    measure('calcium', 'Total calcium', 'کلسیم تام', { unit: milligramsPerDecilitre, min: 2, max: 25, floatcount: 1 }),
    measure('albumin', 'Albumin', 'آلبومین', { unit: gramsPerDecilitre, min: 0.5, max: 7, floatcount: 1 }),
  ],
  results: [
    result({
      title: { en: 'Corrected calcium', fa: 'کلسیم تصحیح‌شده' },
      short: 'Ca',
      formula: 'calcium + 0.8 * (4 - albumin)',
      floatcount: 1,
      unit: milligramsPerDecilitre,
      bands: [
        from(undefined, 'Low', 'پایین', 'warning', {
          en: 'Measure ionized calcium, magnesium and parathyroid hormone.',
          fa: 'کلسیم یونیزه، منیزیم و هورمون پاراتیروئید را بسنجید.',
        }),
        from(8.5, 'Normal', 'طبیعی'),
        from(10.6, 'High', 'بالا', 'warning', {
          en: 'Repeat and measure parathyroid hormone.',
          fa: 'تکرار کنید و هورمون پاراتیروئید را بسنجید.',
        }),
        from(14, 'Very high', 'بسیار بالا', 'danger', { en: 'Treat now.', fa: 'فوراً درمان کنید.' }),
      ],
    }),
  ],
});
