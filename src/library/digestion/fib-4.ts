import { instrument } from '../parts/instrument.ts';
import { ageQuestion, measure } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import { method } from '../parts/terms.ts';
import { unitsPerLitre } from '../parts/units.ts';

export const fib4 = instrument({
  id: 'fib-4',
  shelf: 'digestion',
  title: ['FIB-4 index of liver fibrosis', 'شاخص FIB-4 برای فیبروز کبد'],
  purpose: ['To estimate fibrosis of the liver without a biopsy.', 'برای برآورد فیبروز کبد بدون نمونه‌برداری.'],
  minutes: 1,
  source:
    'Sterling RK, Lissen E, Clumeck N, et al. Development of a simple noninvasive index to predict significant fibrosis. Hepatology. 2006;43:1317–1325. doi:10.1002/hep.21178',
  terms: method,
  items: [
    ageQuestion,
    measure('ast', 'AST', 'AST', { unit: unitsPerLitre, min: 1, max: 10000 }),
    measure('alt', 'ALT', 'ALT', { unit: unitsPerLitre, min: 1, max: 10000 }),
    measure('platelets', 'Platelets', 'پلاکت', { unit: { en: '×10⁹/L', fa: '×10⁹/L' }, min: 1, max: 2000 }),
  ],
  results: [
    result({
      title: { en: 'FIB-4', fa: 'FIB-4' },
      short: 'FIB-4',
      formula: 'age * ast / (platelets * SQRT(alt))',
      floatcount: 2,
      bands: [
        from(0, 'Advanced fibrosis is unlikely', 'فیبروز پیشرفته نامحتمل'),
        from(1.3, 'Indeterminate', 'نامشخص', 'info', {
          en: 'Measure stiffness of the liver (elastography). From 65 years on, 2.0 is the lower limit.',
          fa: 'سفتی کبد را بسنجید (الاستوگرافی). از ۶۵ سالگی حد پایین ۲٫۰ است.',
        }),
        from(2.67, 'Advanced fibrosis is likely', 'فیبروز پیشرفته محتمل', 'warning', {
          en: 'Refer to a liver specialist.',
          fa: 'به متخصص کبد ارجاع دهید.',
        }),
      ],
    }),
  ],
});
