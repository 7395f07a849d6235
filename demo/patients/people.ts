import type { Patient } from '../../src/engine/live-form/types.ts';

/** First names with a gender, and surnames that nobody bears: each says that its person is made up. */
const women = [
  ...['سارا', 'مریم', 'نرگس', 'فاطمه', 'زهرا', 'لیلا', 'مینا', 'پریسا', 'شیرین', 'نیلوفر', 'هانیه', 'آیدا'],
  ...['مهسا', 'الهام', 'نسرین', 'ریحانه', 'سمیرا', 'پروین'],
];
const men = [
  ...['علی', 'رضا', 'محمد', 'حسین', 'امیر', 'کاوه', 'بهرام', 'فرهاد', 'سینا', 'نیما', 'پویا', 'یاسر'],
  ...['حامد', 'مهدی', 'سعید', 'داریوش', 'کیان', 'بابک'],
];
const surnames = [
  ...['نمونه‌زاده', 'فرضی‌پور', 'خیالی', 'آزمایشی‌نژاد', 'داستانی', 'ساختگی‌راد', 'افسانه‌ای', 'تمرینی‌منش'],
  ...['نمونه‌نیا', 'فرضیان', 'خیالی‌فر', 'آزمایشی‌پور', 'داستانی‌نیا', 'ساختگی‌منش', 'افسانه‌پور', 'تمرینی‌فر'],
];
const cities = ['تهران', 'شیراز', 'اصفهان', 'تبریز', 'مشهد', 'رشت', 'یزد', 'کرمان'];

/** Codes of this area are given to nobody. */
const nowhere = '999';

/** Ten digits whose check digit fits. */
export function madeUpCode(number: number): string {
  const digits = `${nowhere}${String(number).padStart(6, '0')}`;
  const rest = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0) % 11;
  return `${digits}${rest < 2 ? rest : 11 - rest}`;
}

/** The person of a number; every fifth has no code, every seventh an age in place of a birthdate. No two share a name. */
export function madeUpPerson(number: number, random: () => number): Patient {
  const isWoman = random() < 0.5;
  const place = number % surnames.length;
  const surname = surnames[place];
  // Another one each time that a surname comes again.
  const first = (isWoman ? women : men)[(Math.floor(number / surnames.length) + place * 5) % women.length];
  const age = 18 + Math.floor(random() * 60);
  const birthdate = `${2026 - age}-${twoDigits(1 + Math.floor(random() * 12))}-${twoDigits(1 + Math.floor(random() * 28))}`;
  return {
    name: `${first} ${surname}`,
    gender: isWoman ? 'female' : 'male',
    ...(number % 5 !== 4 && { code: madeUpCode(number + 1) }),
    ...(number % 6 !== 5 && { phone: `0900000${String(number + 1).padStart(4, '0')}` }),
    ...(number % 7 === 6 ? { age } : { birthdate }),
    ...(random() < 0.6 && { city: pick(cities, random) }),
  };
}

export const pick = <T>(from: readonly T[], random: () => number): T => from[Math.floor(random() * from.length)] as T;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
