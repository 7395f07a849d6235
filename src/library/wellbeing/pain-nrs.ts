import type { Question } from '../../engine/definition/types.ts';
import { instrument } from '../parts/instrument.ts';
import { from, result } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const ratings = (
  [
    ['now', 'Pain now', 'درد اکنون'],
    ['least', 'Least pain in the last 24 hours', 'کمترین درد در ۲۴ ساعت گذشته'],
    ['worst', 'Worst pain in the last 24 hours', 'بیشترین درد در ۲۴ ساعت گذشته'],
  ] as const
).map(([name, en, fa]): Question => ({
  id: name,
  name,
  type: 'rating',
  title: { en, fa },
  min: 0,
  max: 10,
  minLabel: { en: 'No pain', fa: 'بدون درد' },
  maxLabel: { en: 'Worst imaginable', fa: 'بدترین درد ممکن' },
  mandatory: true,
}));

export const painNrs = instrument({
  id: 'pain-nrs',
  shelf: 'wellbeing',
  title: ['Pain: numeric rating scale', 'درد: مقیاس عددی'],
  purpose: ['To measure pain and follow it over time.', 'برای سنجش درد و دنبال کردن آن در طول زمان.'],
  minutes: 1,
  source:
    'McCaffery M, Beebe A. Pain: clinical manual for nursing practice. 1989; bands of Serlin RC, et al. Pain. 1995;61:277–284. doi:10.1016/0304-3959(94)00178-H',
  terms: method,
  patient: true,
  items: ratings,
  results: [
    result({
      title: { en: 'Average pain', fa: 'میانگین درد' },
      short: 'NRS',
      formula: '(now + least + worst) / 3',
      floatcount: 1,
      min: 0,
      max: 10,
      bands: [
        from(0, 'None to mild', 'بدون درد تا خفیف'),
        from(5, 'Moderate', 'متوسط', 'warning', {
          en: 'Review the treatment of pain.',
          fa: 'درمان درد را بازبینی کنید.',
        }),
        from(7, 'Severe', 'شدید', 'danger', {
          en: 'Treat now and look for the cause.',
          fa: 'فوراً درمان کنید و علت را بیابید.',
        }),
      ],
    }),
  ],
});
