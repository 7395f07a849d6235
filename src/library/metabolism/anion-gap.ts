import { instrument } from '../parts/instrument.ts';
import { measure } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import { method } from '../parts/terms.ts';
import { gramsPerDecilitre, millimolesPerLitre } from '../parts/units.ts';

export const anionGap = instrument({
  id: 'anion-gap',
  shelf: 'metabolism',
  title: ['Anion gap', 'شکاف آنیونی'],
  purpose: ['To look for the cause of a metabolic acidosis.', 'برای یافتن علت اسیدوز متابولیک.'],
  minutes: 1,
  source:
    'Figge J, Jabor A, Kazda A, Fencl V. Anion gap and hypoalbuminemia. Crit Care Med. 1998;26:1807–1810. doi:10.1097/00003246-199811000-00019',
  terms: method,
  items: [
    measure('sodium', 'Sodium', 'سدیم', { unit: millimolesPerLitre, min: 90, max: 200 }),
    measure('chloride', 'Chloride', 'کلر', { unit: millimolesPerLitre, min: 50, max: 160 }),
    measure('bicarbonate', 'Bicarbonate', 'بی‌کربنات', { unit: millimolesPerLitre, min: 1, max: 60 }),
    measure('albumin', 'Albumin', 'آلبومین', { unit: gramsPerDecilitre, min: 0.5, max: 7, floatcount: 1 }),
  ],
  results: [
    result({
      name: 'gap',
      title: { en: 'Anion gap', fa: 'شکاف آنیونی' },
      short: 'AG',
      formula: 'sodium - chloride - bicarbonate',
      unit: millimolesPerLitre,
    }),
    result({
      title: { en: 'Anion gap, corrected for albumin', fa: 'شکاف آنیونی تصحیح‌شده با آلبومین' },
      short: 'AGc',
      formula: 'gap + 2.5 * (4 - albumin)',
      floatcount: 1,
      unit: millimolesPerLitre,
      bands: [
        from(undefined, 'Not raised', 'افزایش نیافته'),
        from(12.1, 'Raised', 'افزایش‌یافته', 'warning', {
          en: 'Look for lactate, ketones, kidney failure and toxins.',
          fa: 'لاکتات، کتون، نارسایی کلیه و سموم را بررسی کنید.',
        }),
      ],
    }),
  ],
});
