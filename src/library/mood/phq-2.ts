import { instrument } from '../parts/instrument.ts';
import { lastTwoWeeks, nextSteps } from '../parts/mental.ts';
import { phq2Codes } from '../parts/loinc.ts';
import { onScale } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { pfizer } from '../parts/terms.ts';

const items = onScale(lastTwoWeeks, [
  ['interest', 'Little interest or pleasure in doing things', 'کم شدن علاقه یا لذت در انجام کارها'],
  ['mood', 'Feeling down, depressed, or hopeless', 'احساس غم، افسردگی یا ناامیدی'],
]);

export const phq2 = instrument({
  id: 'phq-2',
  shelf: 'mood',
  title: ['PHQ-2: depression in two questions', 'غربالگری افسردگی با دو پرسش (PHQ-2)'],
  purpose: [
    'To find out whether a closer look at depression is needed.',
    'برای آنکه روشن شود بررسی دقیق‌تر افسردگی لازم است یا نه.',
  ],
  minutes: 1,
  source:
    'Kroenke K, Spitzer RL, Williams JBW. The Patient Health Questionnaire-2. Med Care. 2003;41:1284–1292. doi:10.1097/01.MLR.0000093487.78664.3C',
  terms: pfizer,
  loinc: { form: '55757-9', questions: { ...phq2Codes, total: '55758-7' } },
  wording: 'official',
  patient: true,
  intro: [
    'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
    'در دو هفتهٔ گذشته، چند وقت یک‌بار هر یک از مشکلات زیر شما را آزار داده است؟',
  ],
  items,
  results: [
    total(items, {
      title: { en: 'Depression screen', fa: 'غربالگری افسردگی' },
      short: 'PHQ-2',
      bands: [
        from(0, 'Negative screen', 'غربالگری منفی', undefined, nextSteps.low),
        from(3, 'Positive screen', 'غربالگری مثبت', 'warning', {
          en: 'Continue with the full PHQ-9 and a clinical interview.',
          fa: 'با PHQ-9 کامل و مصاحبهٔ بالینی ادامه دهید.',
        }),
      ],
    }),
  ],
});
