import { expect, it } from 'vitest';
import { designValue } from './design-value.ts';
import { designs, singleGroupDesigns } from './suggestions/usual.ts';

it.each([
  ['double-blind randomized controlled trial', 'randomizedTrial'],
  ['crossover trial', 'randomizedTrial'],
  ['before–after study', 'quasiExperimental'],
  ['single-arm trial', 'quasiExperimental'],
  ['case–control study', 'caseControl'],
  ['cross-sectional diagnostic accuracy study', 'diagnosticAccuracy'],
  ['population-based survey', 'crossSectional'],
  ['grounded theory study', 'qualitative'],
  ['کارآزمایی بالینی تصادفی‌شدهٔ دوسوکور', 'randomizedTrial'],
  ['کارآزمایی تک‌گروهی', 'quasiExperimental'],
  ['مطالعهٔ کوهورت آینده‌نگر', 'cohort'],
  ['مطالعهٔ مورد-شاهدی', 'caseControl'],
  ['تحلیل محتوای کیفی', 'qualitative'],
  ['مرور دامنه‌ای', 'scopingReview'],
  ['something new', undefined],
])('finds what the form calls “%s”: %s', (words, value) => {
  expect(designValue(words)).toBe(value);
});

it('knows every design that is suggested, but a case series', () => {
  const lists = [...Object.values(designs), singleGroupDesigns].flatMap(({ en, fa }) => [...en, ...fa]);
  expect(lists.filter((words) => designValue(words) === undefined)).toEqual(['case series', 'گزارش موارد']);
});
