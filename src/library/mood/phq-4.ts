import { instrument } from '../parts/instrument.ts';
import { lastTwoWeeks, nextSteps } from '../parts/mental.ts';
import { gad2Codes, phq2Codes } from '../parts/loinc.ts';
import { onScale } from '../parts/questions.ts';
import { from, result, sumOf, total } from '../parts/results.ts';
import { pfizer } from '../parts/terms.ts';

const anxiety = onScale(lastTwoWeeks, [
  ['nervous', 'Feeling nervous, anxious or on edge', 'احساس عصبی بودن، اضطراب یا بی‌تابی'],
  ['control', 'Not being able to stop or control worrying', 'ناتوانی در متوقف یا مهار کردن نگرانی'],
]);
const depression = onScale(lastTwoWeeks, [
  ['interest', 'Little interest or pleasure in doing things', 'کم شدن علاقه یا لذت در انجام کارها'],
  ['mood', 'Feeling down, depressed, or hopeless', 'احساس غم، افسردگی یا ناامیدی'],
]);
const items = [...anxiety, ...depression];

const screen = [from(0, 'Negative screen', 'غربالگری منفی'), from(3, 'Positive screen', 'غربالگری مثبت', 'warning')];

export const phq4 = instrument({
  id: 'phq-4',
  shelf: 'mood',
  title: ['PHQ-4: anxiety and depression', 'غربالگری اضطراب و افسردگی (PHQ-4)'],
  purpose: ['To screen for anxiety and depression in four questions.', 'برای غربالگری اضطراب و افسردگی با چهار پرسش.'],
  minutes: 1,
  source:
    'Kroenke K, Spitzer RL, Williams JBW, Löwe B. An ultra-brief screening scale for anxiety and depression: the PHQ-4. Psychosomatics. 2009;50:613–621. doi:10.1016/S0033-3182(09)70864-3',
  terms: pfizer,
  loinc: { form: '69724-3', questions: { ...gad2Codes, ...phq2Codes } },
  wording: 'official',
  patient: true,
  intro: [
    'Over the last 2 weeks, how often have you been bothered by the following problems?',
    'در دو هفتهٔ گذشته، چند وقت یک‌بار هر یک از مشکلات زیر شما را آزار داده است؟',
  ],
  items,
  results: [
    total(items, {
      title: { en: 'Psychological distress', fa: 'پریشانی روانی' },
      short: 'PHQ-4',
      bands: [
        from(0, 'None', 'ندارد', undefined, nextSteps.low),
        from(3, 'Mild', 'خفیف', 'info', nextSteps.mild),
        from(6, 'Moderate', 'متوسط', 'warning', nextSteps.high),
        from(9, 'Severe', 'شدید', 'danger', nextSteps.high),
      ],
    }),
    result({
      name: 'anxiety',
      title: { en: 'Anxiety', fa: 'اضطراب' },
      short: 'PHQ-4 A',
      formula: sumOf(anxiety),
      min: 0,
      max: 6,
      bands: screen,
    }),
    result({
      name: 'depression',
      title: { en: 'Depression', fa: 'افسردگی' },
      short: 'PHQ-4 D',
      formula: sumOf(depression),
      min: 0,
      max: 6,
      bands: screen,
    }),
  ],
});
