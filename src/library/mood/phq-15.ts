import { instrument } from '../parts/instrument.ts';
import { nextSteps } from '../parts/mental.ts';
import { onScale, option } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import { pfizer } from '../parts/terms.ts';

const items = onScale(
  [
    option('0', 0, 'Not bothered at all', 'اصلاً آزارم نداده'),
    option('1', 1, 'Bothered a little', 'کمی آزارم داده'),
    option('2', 2, 'Bothered a lot', 'خیلی آزارم داده'),
  ],
  [
    ['stomach', 'a. Stomach pain', 'الف. درد معده یا شکم'],
    ['back', 'b. Back pain', 'ب. کمردرد'],
    [
      'joints',
      'c. Pain in your arms, legs, or joints (knees, hips, etc.)',
      'پ. درد دست، پا یا مفصل‌ها (زانو، لگن و …)',
    ],
    [
      'menstrual',
      'd. Menstrual cramps or other problems with your periods (women only)',
      'ت. درد قاعدگی یا مشکلات دیگر عادت ماهانه (فقط زنان)',
    ],
    ['headaches', 'e. Headaches', 'ث. سردرد'],
    ['chest', 'f. Chest pain', 'ج. درد قفسهٔ سینه'],
    ['dizziness', 'g. Dizziness', 'چ. سرگیجه'],
    ['fainting', 'h. Fainting spells', 'ح. غش کردن'],
    ['heart', 'i. Feeling your heart pound or race', 'خ. احساس تپش یا تند زدن قلب'],
    ['breath', 'j. Shortness of breath', 'د. تنگی نفس'],
    ['intercourse', 'k. Pain or problems during sexual intercourse', 'ذ. درد یا مشکل در رابطهٔ جنسی'],
    ['bowels', 'l. Constipation, loose bowels, or diarrhea', 'ر. یبوست، شل بودن مدفوع یا اسهال'],
    ['nausea', 'm. Nausea, gas, or indigestion', 'ز. تهوع، نفخ یا سوءهاضمه'],
    ['tired', 'n. Feeling tired or having low energy', 'ژ. احساس خستگی یا کم‌انرژی بودن'],
    ['sleep', 'o. Trouble sleeping', 'س. مشکل خواب'],
  ],
).map((item) => (item.name === 'menstrual' ? { ...item, mandatory: false } : item));

const others = items.filter(({ name }) => name !== 'menstrual').map(({ name }) => `SCORE(${name})`);

export const phq15 = instrument({
  id: 'phq-15',
  shelf: 'mood',
  title: ['PHQ-15: physical symptoms', 'نشانه‌های جسمی (PHQ-15)'],
  purpose: [
    'To see how much physical symptoms trouble you.',
    'برای آنکه روشن شود نشانه‌های جسمی چقدر شما را آزار می‌دهند.',
  ],
  minutes: 3,
  source:
    'Kroenke K, Spitzer RL, Williams JBW. The PHQ-15. Psychosom Med. 2002;64:258–266. doi:10.1097/00006842-200203000-00008',
  terms: pfizer,
  loinc: {
    form: '69728-4',
    questions: {
      stomach: '69671-6',
      back: '69672-4',
      joints: '69673-2',
      menstrual: '69674-0',
      intercourse: '69717-7',
      headaches: '69675-7',
      chest: '69676-5',
      dizziness: '69677-3',
      fainting: '69678-1',
      heart: '69679-9',
      breath: '69680-7',
      bowels: '69681-5',
      nausea: '69682-3',
      tired: '69731-8',
      sleep: '69732-6',
      total: '70273-8',
    },
  },
  wording: 'official',
  patient: true,
  intro: [
    'During the past 4 weeks, how much have you been bothered by any of the following problems?',
    'در چهار هفتهٔ گذشته، هر یک از مشکلات زیر چقدر شما را آزار داده است؟',
  ],
  items,
  results: [
    result({
      title: { en: 'Severity of physical symptoms', fa: 'شدت نشانه‌های جسمی' },
      short: 'PHQ-15',
      formula: `${others.join(' + ')} + IFBLANK(SCORE(menstrual), 0)`,
      min: 0,
      max: 30,
      bands: [
        from(0, 'Minimal', 'ناچیز', undefined, nextSteps.low),
        from(5, 'Low', 'کم', 'info', nextSteps.mild),
        from(10, 'Medium', 'متوسط', 'warning', nextSteps.high),
        from(15, 'High', 'زیاد', 'danger', nextSteps.high),
      ],
    }),
  ],
});
