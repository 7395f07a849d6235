import type { Band, Ending, Localized, Option, Question, Severity } from '../../src/engine/definition/types.ts';
import type { Sample } from './sample.ts';

/** What all calculators share: anybody may fill them, from any page. */
export const calculator = {
  headline: 'scores',
  settings: { allowPublicScores: true, allowedOrigins: ['*'] },
  members: [
    { account: 'owner@porsa.test', role: 'owner' },
    { account: 'expert@porsa.test', role: 'expert' },
  ],
} as const satisfies Partial<Sample>;

export const mentalHealth = { slug: 'mental-health', title: { en: 'Mental health', fa: 'سلامت روان' } } as const;
export const generalMedicine = {
  slug: 'general-medicine',
  title: { en: 'General medicine', fa: 'پزشکی عمومی' },
} as const;
export const newborns = { slug: 'newborn-care', title: { en: 'Newborn care', fa: 'مراقبت نوزاد' } } as const;

export function option(value: string, score: number | undefined, en: string, fa: string): Option {
  return score === undefined ? { value, text: { en, fa } } : { value, score, text: { en, fa } };
}

/** How often in the last two weeks: what PHQ-9 and GAD-7 are answered by. */
export const lastTwoWeeks = [
  option('0', 0, 'Not at all', 'هیچ‌وقت'),
  option('1', 1, 'Several days', 'چند روز'),
  option('2', 2, 'More than half the days', 'بیش از نیمی از روزها'),
  option('3', 3, 'Nearly every day', 'تقریباً هر روز'),
];

/** A result in words: the formula gives the value, the reader's language its text. */
export function band(value: string, en: string, fa: string): Option {
  return option(value, undefined, en, fa);
}

/** What a score means from a number on. */
export function from(least: number | undefined, en: string, fa: string, severity?: Severity): Band {
  return { ...(least !== undefined && { from: least }), text: { en, fa }, ...(severity && { severity }) };
}

/** Questions that are answered on one scale. */
export function onScale(
  options: readonly Option[],
  items: readonly (readonly [name: string, en: string, fa: string])[],
): readonly Question[] {
  return items.map(([name, en, fa]) => ({
    id: name,
    name,
    type: 'flatview',
    title: { en, fa },
    options,
    mandatory: true,
    displaysize: 12,
  }));
}

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

/** What a score is, said wherever one is given. */
export const noDiagnosis: Ending = {
  id: 'nodiagnosis',
  severity: 'info',
  text: {
    en: 'This score is not a diagnosis. Only a clinician can make one.',
    fa: 'این امتیاز به معنای تشخیص نیست؛ تشخیص تنها با پزشک یا روان‌شناس است.',
  },
};

/** A text of the form itself, which no report repeats. */
export function label(id: string, title: Localized, subtitle?: Localized): Question {
  return { id, name: id, type: 'label', title, subtitle, displayInReport: false };
}

export const warning = { bgColor: '#fde8e7' } as const;
export const soft = { bgColor: '#f3f6fb' } as const;
