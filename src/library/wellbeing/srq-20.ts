import { instrument } from '../parts/instrument.ts';
import { crisisLinks, nextSteps } from '../parts/mental.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { whoManual } from '../parts/terms.ts';

const items = criteria([
  ['headaches', 1, '1. Do you often have headaches?', '۱. آیا بیشتر وقت‌ها سردرد دارید؟'],
  ['appetite', 1, '2. Is your appetite poor?', '۲. آیا کم‌اشتها هستید؟'],
  ['sleep', 1, '3. Do you sleep badly?', '۳. آیا بد می‌خوابید؟'],
  ['frightened', 1, '4. Are you easily frightened?', '۴. آیا زود می‌ترسید؟'],
  ['hands', 1, '5. Do your hands shake?', '۵. آیا دست‌هایتان می‌لرزد؟'],
  ['tense', 1, '6. Do you feel nervous, tense or worried?', '۶. آیا احساس عصبی بودن، تنش یا نگرانی می‌کنید؟'],
  ['digestion', 1, '7. Is your digestion poor?', '۷. آیا گوارش شما بد است؟'],
  ['thinking', 1, '8. Do you have trouble thinking clearly?', '۸. آیا روشن فکر کردن برایتان دشوار است؟'],
  ['unhappy', 1, '9. Do you feel unhappy?', '۹. آیا احساس ناشادی می‌کنید؟'],
  ['crying', 1, '10. Do you cry more than usual?', '۱۰. آیا بیش از معمول گریه می‌کنید؟'],
  [
    'enjoyment',
    1,
    '11. Do you find it difficult to enjoy your daily activities?',
    '۱۱. آیا لذت بردن از کارهای روزانه برایتان دشوار است؟',
  ],
  ['decisions', 1, '12. Do you find it difficult to make decisions?', '۱۲. آیا تصمیم گرفتن برایتان دشوار است؟'],
  ['work', 1, '13. Is your daily work suffering?', '۱۳. آیا کار روزانه‌تان آسیب دیده است؟'],
  [
    'useful',
    1,
    '14. Are you unable to play a useful part in life?',
    '۱۴. آیا نمی‌توانید نقش سودمندی در زندگی داشته باشید؟',
  ],
  ['interest', 1, '15. Have you lost interest in things?', '۱۵. آیا علاقه‌تان را به چیزها از دست داده‌اید؟'],
  ['worthless', 1, '16. Do you feel that you are a worthless person?', '۱۶. آیا احساس می‌کنید آدم بی‌ارزشی هستید؟'],
  [
    'endlife',
    1,
    '17. Has the thought of ending your life been on your mind?',
    '۱۷. آیا فکر پایان دادن به زندگی به سرتان آمده است؟',
  ],
  ['tired', 1, '18. Do you feel tired all the time?', '۱۸. آیا همیشه احساس خستگی می‌کنید؟'],
  [
    'stomach',
    1,
    '19. Do you have uncomfortable feelings in your stomach?',
    '۱۹. آیا در شکم خود احساس ناخوشایندی دارید؟',
  ],
  ['easilytired', 1, '20. Are you easily tired?', '۲۰. آیا زود خسته می‌شوید؟'],
]);

export const srq20 = instrument({
  id: 'srq-20',
  shelf: 'wellbeing',
  title: ['SRQ-20: Self-Reporting Questionnaire', 'پرسش‌نامهٔ خودگزارشی سلامت روان (SRQ-20)'],
  purpose: [
    'To find out whether the troubles of the last month call for help.',
    'برای آنکه روشن شود مشکلات ماه گذشته به کمک نیاز دارد یا نه.',
  ],
  minutes: 4,
  source: 'Beusenberg M, Orley J. A user’s guide to the Self Reporting Questionnaire. WHO/MNH/PSF/94.8; 1994',
  terms: whoManual,
  wording: 'official',
  patient: true,
  intro: [
    'The following questions are related to certain pains and problems that may have bothered you in the last 30 days.',
    'پرسش‌های زیر دربارهٔ دردها و مشکلاتی است که شاید در ۳۰ روز گذشته شما را آزار داده باشند.',
  ],
  items,
  results: [
    total(items, {
      title: { en: 'Signs of distress', fa: 'نشانه‌های پریشانی' },
      short: 'SRQ-20',
      bands: [
        from(0, 'Below the usual cut-off', 'کمتر از نقطهٔ برش رایج', undefined, nextSteps.low),
        from(8, 'At or above the usual cut-off', 'نقطهٔ برش رایج یا بیشتر', 'warning', nextSteps.high),
      ],
    }),
  ],
  endings: [
    {
      id: 'crisis',
      when: 'SCORE(endlife) > 0',
      severity: 'danger',
      title: { en: 'You are not alone, and help works', fa: 'تنها نیستید و کمک گرفتن مؤثر است' },
      text: {
        en: 'Please speak with your doctor or someone you trust today.\nIf you may act on these thoughts, call your local emergency number now.',
        fa: 'لطفاً همین امروز با پزشک خود یا کسی که به او اعتماد دارید صحبت کنید.\nاگر ممکن است به این فکرها عمل کنید، همین حالا تماس بگیرید.',
      },
      links: crisisLinks,
    },
  ],
});
