import { instrument } from '../parts/instrument.ts';
import { graded } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = [
  graded('history', 'History', 'شرح حال', [
    [0, 'Slightly suspicious', 'کمی مشکوک'],
    [1, 'Moderately suspicious', 'نسبتاً مشکوک'],
    [2, 'Highly suspicious', 'بسیار مشکوک'],
  ]),
  graded('ecg', 'ECG', 'نوار قلب', [
    [0, 'Normal', 'طبیعی'],
    [1, 'Non-specific repolarization disturbance', 'اختلال غیراختصاصی رپولاریزاسیون'],
    [2, 'Significant ST deviation', 'انحراف چشمگیر ST'],
  ]),
  graded('age', 'Age', 'سن', [
    [0, 'Below 45', 'کمتر از ۴۵'],
    [1, '45 to 64', '۴۵ تا ۶۴'],
    [2, '65 or older', '۶۵ یا بیشتر'],
  ]),
  graded('risks', 'Risk factors', 'عوامل خطر', [
    [0, 'None known', 'بدون عامل شناخته‌شده'],
    [1, 'One or two', 'یک یا دو'],
    [2, 'Three or more, or known atherosclerotic disease', 'سه یا بیشتر، یا آترواسکلروز شناخته‌شده'],
  ]),
  graded('troponin', 'Troponin', 'تروپونین', [
    [0, 'Normal', 'طبیعی'],
    [1, 'One to three times the limit', 'یک تا سه برابر حد طبیعی'],
    [2, 'Over three times the limit', 'بیش از سه برابر حد طبیعی'],
  ]),
];

export const heartScore = instrument({
  id: 'heart-score',
  shelf: 'heart',
  title: ['HEART score for chest pain', 'امتیاز HEART برای درد قفسهٔ سینه'],
  purpose: ['To estimate the risk of a major cardiac event in 6 weeks.', 'برای برآورد خطر رویداد مهم قلبی در ۶ هفته.'],
  minutes: 2,
  source:
    'Six AJ, Backus BE, Kelder JC. Chest pain in the emergency room: value of the HEART score. Neth Heart J. 2008;16:191–196. doi:10.1007/BF03086144',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'HEART score', fa: 'امتیاز HEART' },
      short: 'HEART',
      bands: [
        from(0, 'Low', 'کم', undefined, {
          en: 'Early discharge can be considered.',
          fa: 'ترخیص زودهنگام را می‌توان در نظر گرفت.',
        }),
        from(4, 'Moderate', 'متوسط', 'warning', {
          en: 'Observe and test further.',
          fa: 'تحت نظر بگیرید و آزمایش‌های بیشتر انجام دهید.',
        }),
        from(7, 'High', 'زیاد', 'danger', { en: 'Early invasive strategy.', fa: 'درمان تهاجمی زودهنگام.' }),
      ],
    }),
  ],
});
