import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  [
    'hypertension',
    1,
    'Uncontrolled hypertension (systolic above 160 mmHg)',
    'فشار خون کنترل‌نشده (سیستولیک بیش از ۱۶۰)',
  ],
  [
    'renal',
    1,
    'Dialysis, kidney transplant or creatinine above 2.26 mg/dL',
    'دیالیز، پیوند کلیه یا کراتینین بیش از ۲٫۲۶',
  ],
  [
    'liver',
    1,
    'Cirrhosis, or bilirubin over twice or enzymes over three times normal',
    'سیروز، یا بیلی‌روبین بیش از دو برابر یا آنزیم‌ها بیش از سه برابر طبیعی',
  ],
  ['stroke', 1, 'Previous stroke', 'سابقهٔ سکتهٔ مغزی'],
  ['bleeding', 1, 'Previous major bleeding or predisposition to it', 'سابقهٔ خونریزی شدید یا زمینهٔ آن'],
  ['inr', 1, 'Labile INR (in range less than 60% of the time)', 'INR ناپایدار (کمتر از ۶۰٪ زمان در محدوده)'],
  ['elderly', 1, 'Age above 65', 'سن بیش از ۶۵ سال'],
  ['drugs', 1, 'Antiplatelet drugs or NSAIDs', 'داروی ضدپلاکت یا NSAID'],
  ['alcohol', 1, 'Eight or more alcoholic drinks a week', 'هشت نوشیدنی الکلی یا بیشتر در هفته'],
]);

export const hasBled = instrument({
  id: 'has-bled',
  shelf: 'heart',
  title: ['HAS-BLED: bleeding risk', 'خطر خونریزی (HAS-BLED)'],
  purpose: [
    'To estimate the risk of major bleeding under anticoagulation.',
    'برای برآورد خطر خونریزی شدید با داروی ضدانعقاد.',
  ],
  minutes: 1,
  source:
    'Pisters R, Lane DA, Nieuwlaat R, et al. A novel user-friendly score (HAS-BLED). Chest. 2010;138:1093–1100. doi:10.1378/chest.10-0134',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Bleeding risk', fa: 'خطر خونریزی' },
      short: 'HAS-BLED',
      bands: [
        from(0, 'Low to moderate', 'کم تا متوسط'),
        from(3, 'High', 'زیاد', 'warning', {
          en: 'Correct what can be corrected and review often; this alone is no reason to withhold anticoagulation.',
          fa: 'عوامل اصلاح‌پذیر را برطرف و بیمار را زودبه‌زود بررسی کنید؛ این به‌تنهایی دلیل ندادن ضدانعقاد نیست.',
        }),
      ],
    }),
  ],
});
