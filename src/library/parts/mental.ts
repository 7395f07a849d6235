import type { Ending } from '../../engine/definition/types.ts';
import { lastTwoWeeksCodes, withCodes } from './loinc.ts';
import { option } from './questions.ts';

/** How often in the last two weeks: what PHQ-9 and GAD-7 are answered by. */
export const lastTwoWeeks = withCodes(
  [
    option('0', 0, 'Not at all', 'هیچ‌وقت'),
    option('1', 1, 'Several days', 'چند روز'),
    option('2', 2, 'More than half the days', 'بیش از نیمی از روزها'),
    option('3', 3, 'Nearly every day', 'تقریباً هر روز'),
  ],
  lastTwoWeeksCodes,
);

/** What to do after a score of mood or anxiety, by how high it is. */
export const nextSteps = {
  low: {
    en: 'Nothing more is needed now. If you feel worse, fill in this form again and speak with your doctor.',
    fa: 'فعلاً کار دیگری لازم نیست. اگر حالتان بدتر شد، این فرم را دوباره پر کنید و با پزشک صحبت کنید.',
  },
  mild: {
    en: 'Fill in this form again in two weeks. If the score rises or stays as it is, speak with your doctor.',
    fa: 'دو هفتهٔ دیگر این فرم را دوباره پر کنید. اگر امتیاز بالاتر رفت یا همین ماند، با پزشک صحبت کنید.',
  },
  high: {
    en: 'Show this result to your doctor or psychologist, and ask what helps in your case.',
    fa: 'این نتیجه را به پزشک یا روان‌شناس نشان دهید و بپرسید در مورد شما چه چیزی کمک می‌کند.',
  },
} as const;

/** Whom to call in a crisis: the numbers of Iran for readers of Persian; others find the lines of their own country. */
export const crisisLinks: Ending['links'] = [
  { text: { en: 'Emergency medical services: 115', fa: 'اورژانس ۱۱۵' }, href: { fa: 'tel:115' } },
  { text: { en: 'Counselling line: 1480', fa: 'صدای مشاور ۱۴۸۰' }, href: { fa: 'tel:1480' } },
  { text: { en: 'Social emergency services: 123', fa: 'اورژانس اجتماعی ۱۲۳' }, href: { fa: 'tel:123' } },
  {
    text: { en: 'Find a helpline in your country', fa: 'یافتن خط کمک در کشور شما' },
    href: { en: 'https://findahelpline.com' },
  },
];

/** What a score means, beside every one that is shown. */
export const noDiagnosis: Ending = {
  id: 'nodiagnosis',
  severity: 'info',
  text: {
    en: 'This score is not a diagnosis. Only a clinician can make one.',
    fa: 'این امتیاز به معنای تشخیص نیست؛ تشخیص فقط با پزشک یا روان‌شناس است.',
  },
};
