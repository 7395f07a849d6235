import { instrument } from '../parts/instrument.ts';
import { ageQuestion, measure, sexQuestion } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import { method } from '../parts/terms.ts';
import { kilograms, milligramsPerDecilitre } from '../parts/units.ts';

export const cockcroftGault = instrument({
  id: 'cockcroft-gault',
  shelf: 'metabolism',
  title: ['Creatinine clearance (Cockcroft-Gault)', 'کلیرانس کراتینین (کاکرافت-گالت)'],
  purpose: ['To adjust the doses of drugs to the kidneys.', 'برای تنظیم دوز داروها بر پایهٔ عملکرد کلیه.'],
  minutes: 1,
  source:
    'Cockcroft DW, Gault MH. Prediction of creatinine clearance from serum creatinine. Nephron. 1976;16:31–41. doi:10.1159/000180580',
  terms: method,
  items: [
    sexQuestion,
    ageQuestion,
    measure('weight', 'Weight', 'وزن', { unit: kilograms, min: 20, max: 400, floatcount: 1 }),
    measure('creatinine', 'Serum creatinine', 'کراتینین سرم', {
      unit: milligramsPerDecilitre,
      min: 0.1,
      max: 30,
      floatcount: 2,
    }),
  ],
  results: [
    result({
      title: { en: 'Creatinine clearance', fa: 'کلیرانس کراتینین' },
      short: 'CrCl',
      formula: '(140 - age) * weight / (72 * creatinine) * IF(sex = "female", 0.85, 1)',
      floatcount: 1,
      unit: { en: 'mL/min', fa: 'mL/min' },
      bands: [
        from(0, 'Below 30', 'کمتر از ۳۰', 'danger', {
          en: 'Many drugs need a lower dose or must be avoided.',
          fa: 'بسیاری از داروها به دوز کمتر نیاز دارند یا نباید مصرف شوند.',
        }),
        from(30, '30 to 59', '۳۰ تا ۵۹', 'warning', {
          en: 'Check the dose of each drug.',
          fa: 'دوز هر دارو را بررسی کنید.',
        }),
        from(60, '60 or more', '۶۰ یا بیشتر'),
      ],
    }),
  ],
});
