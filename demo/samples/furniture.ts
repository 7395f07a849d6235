import type { Option } from '../../src/engine/definition/types.ts';
import { option } from '../../src/library/parts/questions.ts';
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

/** A result in words: the formula gives the value, the reader's language its text. */
export function band(value: string, en: string, fa: string): Option {
  return option(value, undefined, en, fa);
}

export const warning = { bgColor: '#fde8e7' } as const;
export const soft = { bgColor: '#f3f6fb' } as const;
