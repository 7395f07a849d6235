import { instrument } from '../parts/instrument.ts';
import { crisisLinks } from '../parts/mental.ts';
import { criteria, yesNo } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { usGovernment } from '../parts/terms.ts';

const items = criteria([
  [
    'wished',
    1,
    '1. In the past few weeks, have you wished you were dead?',
    '۱. در چند هفتهٔ گذشته، آیا آرزو کرده‌اید که مرده بودید؟',
  ],
  [
    'better',
    1,
    '2. In the past few weeks, have you felt that you or your family would be better off if you were dead?',
    '۲. در چند هفتهٔ گذشته، آیا احساس کرده‌اید که اگر مرده بودید برای خودتان یا خانواده‌تان بهتر بود؟',
  ],
  [
    'thoughts',
    1,
    '3. In the past week, have you been having thoughts about killing yourself?',
    '۳. در هفتهٔ گذشته، آیا به کشتن خود فکر کرده‌اید؟',
  ],
  ['tried', 1, '4. Have you ever tried to kill yourself?', '۴. آیا تا به حال برای کشتن خود اقدام کرده‌اید؟'],
]);

const now = yesNo(
  'rightnow',
  '5. Are you having thoughts of killing yourself right now?',
  '۵. آیا همین حالا به کشتن خود فکر می‌کنید؟',
);

export const asq = instrument({
  id: 'asq',
  shelf: 'mood',
  title: ['ASQ: suicide risk screening', 'غربالگری خطر خودکشی (ASQ)'],
  purpose: [
    'To find out in a minute who needs a safety assessment.',
    'برای آنکه در یک دقیقه روشن شود چه کسی به ارزیابی ایمنی نیاز دارد.',
  ],
  minutes: 1,
  source:
    'Horowitz LM, Bridge JA, Teach SJ, et al. Ask Suicide-Screening Questions (ASQ). National Institute of Mental Health; 2012. doi:10.1001/archpediatrics.2012.1276',
  terms: usGovernment,
  wording: 'official',
  patient: true,
  items: [...items, now],
  conditions: [
    {
      id: 'show-rightnow',
      kind: 'visibility',
      target: 'rightnow',
      when: `SUM(${items.map(({ name }) => `SCORE(${name})`).join(', ')}) > 0`,
    },
  ],
  results: [
    total(items, {
      title: { en: 'Suicide risk', fa: 'خطر خودکشی' },
      short: 'ASQ',
      bands: [
        from(0, 'Negative screen', 'غربالگری منفی'),
        from(1, 'Positive screen', 'غربالگری مثبت', 'danger', {
          en: 'Do a brief suicide safety assessment today. If the answer to question 5 is yes, keep the patient in sight and get a full evaluation now.',
          fa: 'همین امروز ارزیابی کوتاه ایمنی انجام دهید. اگر پاسخ پرسش ۵ بله است، بیمار را تنها نگذارید و فوراً ارزیابی کامل بگیرید.',
        }),
      ],
    }),
  ],
  endings: [
    {
      id: 'crisis',
      when: 'total > 0',
      severity: 'danger',
      title: { en: 'You are not alone, and help works', fa: 'تنها نیستید و کمک گرفتن مؤثر است' },
      text: {
        en: 'Tell the person who gave you this form now, or call your local emergency number.',
        fa: 'همین حالا به کسی که این فرم را به شما داده بگویید، یا با اورژانس تماس بگیرید.',
      },
      links: crisisLinks,
    },
  ],
});
