import { instrument } from '../parts/instrument.ts';
import { ageQuestion, measure, sexQuestion } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import { method } from '../parts/terms.ts';
import { milligramsPerDecilitre } from '../parts/units.ts';

const of = (kappa: number, alpha: number, factor: string): string =>
  `142 * MIN(creatinine / ${kappa}, 1) ^ (-${alpha}) * MAX(creatinine / ${kappa}, 1) ^ (-1.2) * 0.9938 ^ age${factor}`;
const women = of(0.7, 0.241, ' * 1.012');
const men = of(0.9, 0.302, '');

export const egfr = instrument({
  id: 'egfr',
  shelf: 'metabolism',
  title: ['eGFR: kidney function (CKD-EPI 2021)', 'عملکرد کلیه (CKD-EPI 2021) (eGFR)'],
  purpose: ['To estimate how well the kidneys filter.', 'برای برآورد توان پالایش کلیه‌ها.'],
  minutes: 1,
  source:
    'Inker LA, Eneanya ND, Coresh J, et al. New creatinine- and cystatin C-based equations to estimate GFR without race. N Engl J Med. 2021;385:1737–1749. doi:10.1056/NEJMoa2102953',
  terms: method,
  items: [
    sexQuestion,
    ageQuestion,
    measure('creatinine', 'Serum creatinine', 'کراتینین سرم', {
      unit: milligramsPerDecilitre,
      min: 0.1,
      max: 30,
      floatcount: 2,
    }),
  ],
  results: [
    result({
      title: { en: 'Estimated glomerular filtration rate', fa: 'میزان پالایش گلومرولی برآوردشده' },
      short: 'eGFR',
      formula: `IF(sex = "female", ${women}, ${men})`,
      unit: { en: 'mL/min/1.73 m²', fa: 'mL/min/1.73 m²' },
      bands: [
        from(0, 'G5: kidney failure', 'G5: نارسایی کلیه', 'danger', {
          en: 'Refer to a nephrologist now.',
          fa: 'هم‌اکنون به متخصص کلیه ارجاع دهید.',
        }),
        from(15, 'G4: severely decreased', 'G4: کاهش شدید', 'danger', {
          en: 'Refer to a nephrologist; check the doses of drugs.',
          fa: 'به متخصص کلیه ارجاع دهید؛ دوز داروها را بررسی کنید.',
        }),
        from(30, 'G3b: moderately to severely decreased', 'G3b: کاهش متوسط تا شدید', 'warning', {
          en: 'Measure albumin in the urine; check the doses of drugs.',
          fa: 'آلبومین ادرار را بسنجید؛ دوز داروها را بررسی کنید.',
        }),
        from(45, 'G3a: mildly to moderately decreased', 'G3a: کاهش خفیف تا متوسط', 'warning', {
          en: 'Repeat within 3 months and measure albumin in the urine.',
          fa: 'طی ۳ ماه تکرار کنید و آلبومین ادرار را بسنجید.',
        }),
        from(60, 'G2: mildly decreased', 'G2: کاهش خفیف', 'info'),
        from(90, 'G1: normal or high', 'G1: طبیعی یا زیاد'),
      ],
    }),
  ],
});
