import { instrument } from '../parts/instrument.ts';
import { measure } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import { method } from '../parts/terms.ts';
import { years } from '../parts/units.ts';

export const packYears = instrument({
  id: 'pack-years',
  shelf: 'addiction',
  title: ['Pack-years of smoking', 'پاکت-سال مصرف سیگار'],
  purpose: ['To work out how much has been smoked in a life.', 'برای محاسبهٔ مصرف سیگار در طول عمر.'],
  minutes: 1,
  source:
    'Prignot J. Quantification and chemical markers of tobacco-exposure. Eur J Respir Dis. 1987;70:1–7; US Preventive Services Task Force. JAMA. 2021;325:962–970. doi:10.1001/jama.2021.1117',
  terms: method,
  items: [
    measure('cigarettes', 'Cigarettes a day', 'سیگار در روز', {
      unit: { en: 'a day', fa: 'نخ در روز' },
      min: 0,
      max: 200,
    }),
    measure('smokingyears', 'Years of smoking', 'سال‌های مصرف', { unit: years, min: 0, max: 100, floatcount: 1 }),
  ],
  results: [
    result({
      title: { en: 'Pack-years', fa: 'پاکت-سال' },
      short: 'PY',
      formula: 'cigarettes / 20 * smokingyears',
      floatcount: 1,
      bands: [
        from(0, 'Below 20', 'کمتر از ۲۰'),
        from(20, '20 or more', '۲۰ یا بیشتر', 'warning', {
          en: 'Aged 50 to 80 and smoking, or quit in the last 15 years: consider lung cancer screening.',
          fa: 'سن ۵۰ تا ۸۰ سال با مصرف کنونی یا ترک در ۱۵ سال اخیر: غربالگری سرطان ریه را در نظر بگیرید.',
        }),
      ],
    }),
  ],
});
