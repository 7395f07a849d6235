import { instrument } from '../parts/instrument.ts';
import { nextSteps } from '../parts/mental.ts';
import { onScale, option } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { usGovernment } from '../parts/terms.ts';

const days = [
  ['Rarely or none of the time (less than 1 day)', 'به‌ندرت یا هیچ‌وقت (کمتر از ۱ روز)'],
  ['Some or a little of the time (1–2 days)', 'گاهی (۱ تا ۲ روز)'],
  ['Occasionally or a moderate amount of time (3–4 days)', 'نه کم و نه زیاد (۳ تا ۴ روز)'],
  ['Most or all of the time (5–7 days)', 'بیشتر وقت‌ها یا همیشه (۵ تا ۷ روز)'],
] as const;

const negative = days.map(([en, fa], index) => option(`${index}`, index, en, fa));
/** Four of the statements speak of well-being, and count the other way round. */
const positive = days.map(([en, fa], index) => option(`${index}`, 3 - index, en, fa));

const items = [
  ...onScale(negative, [
    [
      'bothered',
      '1. I was bothered by things that usually don’t bother me.',
      '۱. چیزهایی آزارم می‌داد که معمولاً آزارم نمی‌دهند.',
    ],
    ['appetite', '2. I did not feel like eating; my appetite was poor.', '۲. میلی به غذا نداشتم؛ کم‌اشتها بودم.'],
    [
      'blues',
      '3. I felt that I could not shake off the blues even with help from my family or friends.',
      '۳. احساس می‌کردم حتی با کمک خانواده یا دوستان هم نمی‌توانم از غم رها شوم.',
    ],
  ]),
  ...onScale(positive, [
    ['good', '4. I felt I was just as good as other people.', '۴. احساس می‌کردم به خوبی دیگران هستم.'],
  ]),
  ...onScale(negative, [
    ['mind', '5. I had trouble keeping my mind on what I was doing.', '۵. تمرکز بر کاری که می‌کردم برایم دشوار بود.'],
    ['depressed', '6. I felt depressed.', '۶. احساس افسردگی می‌کردم.'],
    ['effort', '7. I felt that everything I did was an effort.', '۷. احساس می‌کردم هر کاری برایم زحمت دارد.'],
  ]),
  ...onScale(positive, [['hopeful', '8. I felt hopeful about the future.', '۸. به آینده امیدوار بودم.']]),
  ...onScale(negative, [
    ['failure', '9. I thought my life had been a failure.', '۹. فکر می‌کردم زندگی‌ام شکست بوده است.'],
    ['fearful', '10. I felt fearful.', '۱۰. احساس ترس می‌کردم.'],
    ['restless', '11. My sleep was restless.', '۱۱. خواب ناآرامی داشتم.'],
  ]),
  ...onScale(positive, [['happy', '12. I was happy.', '۱۲. شاد بودم.']]),
  ...onScale(negative, [
    ['talked', '13. I talked less than usual.', '۱۳. کمتر از معمول حرف می‌زدم.'],
    ['lonely', '14. I felt lonely.', '۱۴. احساس تنهایی می‌کردم.'],
    ['unfriendly', '15. People were unfriendly.', '۱۵. مردم با من گرم نبودند.'],
  ]),
  ...onScale(positive, [['enjoyed', '16. I enjoyed life.', '۱۶. از زندگی لذت می‌بردم.']]),
  ...onScale(negative, [
    ['crying', '17. I had crying spells.', '۱۷. گاه گریه‌ام می‌گرفت.'],
    ['sad', '18. I felt sad.', '۱۸. احساس غم می‌کردم.'],
    ['disliked', '19. I felt that people disliked me.', '۱۹. احساس می‌کردم مردم از من خوششان نمی‌آید.'],
    ['going', '20. I could not “get going”.', '۲۰. نمی‌توانستم «راه بیفتم» و کاری را شروع کنم.'],
  ]),
];

export const cesd = instrument({
  id: 'ces-d',
  shelf: 'mood',
  title: ['CES-D: depression scale', 'مقیاس افسردگی (CES-D)'],
  purpose: ['To measure signs of depression in the past week.', 'برای سنجش نشانه‌های افسردگی در هفتهٔ گذشته.'],
  minutes: 5,
  source:
    'Radloff LS. The CES-D Scale. Appl Psychol Meas. 1977;1:385–401 (National Institute of Mental Health). doi:10.1177/014662167700100306',
  terms: usGovernment,
  wording: 'official',
  patient: true,
  intro: [
    'Below is a list of the ways you might have felt or behaved. How often have you felt this way during the past week?',
    'در زیر، حال‌ها و رفتارهایی آمده که شاید داشته‌اید. در هفتهٔ گذشته چند وقت یک‌بار چنین بوده‌اید؟',
  ],
  items,
  results: [
    total(items, {
      title: { en: 'Signs of depression', fa: 'نشانه‌های افسردگی' },
      short: 'CES-D',
      bands: [
        from(0, 'Below the cut-off', 'کمتر از نقطهٔ برش', undefined, nextSteps.low),
        from(16, 'At risk of clinical depression', 'در معرض افسردگی بالینی', 'warning', nextSteps.high),
      ],
    }),
  ],
});
