import { instrument } from '../parts/instrument.ts';
import { lastTwoWeeks, nextSteps } from '../parts/mental.ts';
import { gad2Codes } from '../parts/loinc.ts';
import { onScale } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { pfizer } from '../parts/terms.ts';

const items = onScale(lastTwoWeeks, [
  ['nervous', 'Feeling nervous, anxious, or on edge', 'احساس عصبی بودن، اضطراب یا بی‌تابی'],
  ['control', 'Not being able to stop or control worrying', 'ناتوانی در متوقف یا مهار کردن نگرانی'],
]);

export const gad2 = instrument({
  id: 'gad-2',
  shelf: 'mood',
  title: ['GAD-2: anxiety in two questions', 'غربالگری اضطراب با دو پرسش (GAD-2)'],
  purpose: [
    'To find out whether a closer look at anxiety is needed.',
    'برای آنکه روشن شود بررسی دقیق‌تر اضطراب لازم است یا نه.',
  ],
  minutes: 1,
  source:
    'Kroenke K, Spitzer RL, Williams JBW, Monahan PO, Löwe B. Anxiety disorders in primary care. Ann Intern Med. 2007;146:317–325. doi:10.7326/0003-4819-146-5-200703060-00004',
  terms: pfizer,
  loinc: { questions: gad2Codes },
  wording: 'official',
  patient: true,
  intro: [
    'Over the last 2 weeks, how often have you been bothered by the following problems?',
    'در دو هفتهٔ گذشته، چند وقت یک‌بار هر یک از مشکلات زیر شما را آزار داده است؟',
  ],
  items,
  results: [
    total(items, {
      title: { en: 'Anxiety screen', fa: 'غربالگری اضطراب' },
      short: 'GAD-2',
      bands: [
        from(0, 'Negative screen', 'غربالگری منفی', undefined, nextSteps.low),
        from(3, 'Positive screen', 'غربالگری مثبت', 'warning', {
          en: 'Continue with the full GAD-7 and a clinical interview.',
          fa: 'با GAD-7 کامل و مصاحبهٔ بالینی ادامه دهید.',
        }),
      ],
    }),
  ],
});
