import { instrument } from '../parts/instrument.ts';
import { measure } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import { method } from '../parts/terms.ts';
import { milligramsPerDecilitre } from '../parts/units.ts';

export const ldl = instrument({
  id: 'ldl',
  shelf: 'metabolism',
  title: ['LDL cholesterol (Friedewald)', 'کلسترول LDL (فریدوالد)'],
  purpose: ['To work out LDL cholesterol from a fasting lipid profile.', 'برای محاسبهٔ LDL از چربی‌های خون ناشتا.'],
  minutes: 1,
  source:
    'Friedewald WT, Levy RI, Fredrickson DS. Estimation of the concentration of low-density lipoprotein cholesterol. Clin Chem. 1972;18:499–502. doi:10.1093/clinchem/18.6.499',
  terms: method,
  items: [
    measure('cholesterol', 'Total cholesterol', 'کلسترول تام', { unit: milligramsPerDecilitre, min: 30, max: 1000 }),
    measure('hdl', 'HDL cholesterol', 'کلسترول HDL', { unit: milligramsPerDecilitre, min: 5, max: 200 }),
    measure('triglycerides', 'Triglycerides (the formula holds up to 400)', 'تری‌گلیسیرید (فرمول تا ۴۰۰ معتبر است)', {
      unit: milligramsPerDecilitre,
      min: 10,
      max: 400,
    }),
  ],
  results: [
    result({
      title: { en: 'LDL cholesterol', fa: 'کلسترول LDL' },
      short: 'LDL',
      formula: 'cholesterol - hdl - triglycerides / 5',
      unit: milligramsPerDecilitre,
      bands: [
        from(undefined, 'Optimal', 'مطلوب'),
        from(100, 'Near optimal', 'نزدیک به مطلوب'),
        from(130, 'Borderline high', 'مرزی', 'info'),
        from(160, 'High', 'بالا', 'warning', {
          en: 'Estimate cardiovascular risk and consider a statin.',
          fa: 'خطر قلبی-عروقی را برآورد و استاتین را در نظر بگیرید.',
        }),
        from(190, 'Very high', 'بسیار بالا', 'danger', {
          en: 'Treat, and think of familial hypercholesterolemia.',
          fa: 'درمان کنید و به هیپرکلسترولمی خانوادگی فکر کنید.',
        }),
      ],
    }),
  ],
});
