import type { Question } from '../../engine/definition/types.ts';
import { instrument } from '../parts/instrument.ts';
import { measure } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import type { Terms } from '../parts/terms.ts';

const terms: Terms = {
  kind: 'free',
  statement: {
    en: 'IPAQ is openly available; no permission is required to use it.',
    fa: 'پرسش‌نامهٔ IPAQ در دسترس همه است و استفاده از آن نیازی به اجازه ندارد.',
  },
};

const days = { unit: { en: 'days a week', fa: 'روز در هفته' }, min: 0, max: 7 } as const;
const minutes = { unit: { en: 'minutes a day', fa: 'دقیقه در روز' }, min: 0, max: 960 } as const;

/** Time is asked only of days that there were. */
const time = (of: string, en: string, fa: string): Question => ({
  ...measure(`${of}minutes`, en, fa, minutes),
  mandatory: false,
  requiredWhen: `${of}days > 0`,
});

const items = [
  measure(
    'vigorousdays',
    '1. During the last 7 days, on how many days did you do vigorous physical activities like heavy lifting, digging, aerobics, or fast bicycling?',
    '۱. در ۷ روز گذشته، چند روز فعالیت بدنی شدید داشتید، مانند بلند کردن بار سنگین، کندن زمین، ورزش هوازی یا دوچرخه‌سواری تند؟',
    days,
  ),
  time(
    'vigorous',
    '2. How much time did you usually spend doing vigorous physical activities on one of those days?',
    '۲. در هر یک از آن روزها معمولاً چقدر فعالیت شدید داشتید؟',
  ),
  measure(
    'moderatedays',
    '3. During the last 7 days, on how many days did you do moderate physical activities like carrying light loads, bicycling at a regular pace, or doubles tennis? Do not include walking.',
    '۳. در ۷ روز گذشته، چند روز فعالیت بدنی متوسط داشتید، مانند حمل بار سبک یا دوچرخه‌سواری با سرعت معمولی؟ پیاده‌روی را حساب نکنید.',
    days,
  ),
  time(
    'moderate',
    '4. How much time did you usually spend doing moderate physical activities on one of those days?',
    '۴. در هر یک از آن روزها معمولاً چقدر فعالیت متوسط داشتید؟',
  ),
  measure(
    'walkingdays',
    '5. During the last 7 days, on how many days did you walk for at least 10 minutes at a time?',
    '۵. در ۷ روز گذشته، چند روز دست‌کم ۱۰ دقیقه پیوسته پیاده‌روی کردید؟',
    days,
  ),
  time(
    'walking',
    '6. How much time did you usually spend walking on one of those days?',
    '۶. در هر یک از آن روزها معمولاً چقدر پیاده‌روی کردید؟',
  ),
  measure(
    'sitting',
    '7. During the last 7 days, how much time did you spend sitting on a week day?',
    '۷. در ۷ روز گذشته، در هر روز کاری چقدر نشسته بودید؟',
    { ...minutes, max: 1440 },
  ),
];

/** Bouts under 10 minutes do not count, and none counts for more than three hours. */
const week = (of: string): string =>
  `IF(${of}days = 0, 0, ${of}days * IF(${of}minutes < 10, 0, MIN(${of}minutes, 180)))`;

export const ipaq = instrument({
  id: 'ipaq-short',
  shelf: 'wellbeing',
  title: ['IPAQ: physical activity, short form', 'فعالیت بدنی، فرم کوتاه (IPAQ)'],
  purpose: ['To measure physical activity in the last 7 days.', 'برای سنجش فعالیت بدنی در ۷ روز گذشته.'],
  minutes: 4,
  source:
    'Craig CL, Marshall AL, Sjöström M, et al. International Physical Activity Questionnaire: 12-country reliability and validity. Med Sci Sports Exerc. 2003;35:1381–1395. doi:10.1249/01.MSS.0000078924.61453.FB',
  terms,
  wording: 'official',
  patient: true,
  items,
  results: [
    result({
      title: { en: 'Physical activity', fa: 'فعالیت بدنی' },
      short: 'IPAQ',
      formula: `8 * ${week('vigorous')} + 4 * ${week('moderate')} + 3.3 * ${week('walking')}`,
      unit: { en: 'MET-min/week', fa: 'MET-دقیقه در هفته' },
      bands: [
        from(0, 'Below 600', 'کمتر از ۶۰۰', 'warning', {
          en: 'Any more activity helps. Start with short walks on most days.',
          fa: 'هر اندازه فعالیت بیشتر سودمند است. با پیاده‌روی‌های کوتاه در بیشتر روزها شروع کنید.',
        }),
        from(600, '600 to 2999', '۶۰۰ تا ۲۹۹۹'),
        from(3000, '3000 or more', '۳۰۰۰ یا بیشتر'),
      ],
    }),
  ],
});
