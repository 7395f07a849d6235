import type { Localized, Option, Question } from '../../src/engine/definition/types.ts';
import type { Sample } from './sample.ts';

/** What all calculators share: anybody may fill them, from any page. */
export const calculator = {
  headline: 'scores',
  settings: { allowPublicScores: true, allowedOrigins: ['*'] },
  members: [{ account: 'owner@porsa.test', role: 'owner' }, { account: 'expert@porsa.test', role: 'expert' }],
} as const satisfies Partial<Sample>;

export const mentalHealth = { slug: 'mental-health', title: { en: 'Mental health', fa: 'سلامت روان' } } as const;
export const generalMedicine = { slug: 'general-medicine', title: { en: 'General medicine', fa: 'پزشکی عمومی' } } as const;
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

/** Questions that are answered on one scale. */
export function onScale(options: readonly Option[], items: readonly (readonly [name: string, en: string, fa: string])[]): readonly Question[] {
  return items.map(([name, en, fa]) => ({ id: name, name, type: 'flatview', title: { en, fa }, options, mandatory: true, displaysize: 12 }));
}

/** A text of the form itself, which no report repeats. */
export function label(id: string, title: Localized, subtitle?: Localized): Question {
  return { id, name: id, type: 'label', title, subtitle, displayInReport: false };
}

export const warning = { bgColor: '#fde8e7' } as const;
export const soft = { bgColor: '#f3f6fb' } as const;
