import { instrument } from '../parts/instrument.ts';
import { criteria, measure, sexQuestion } from '../parts/questions.ts';
import { from, result, sumOf } from '../parts/results.ts';
import { method } from '../parts/terms.ts';
import { gramsPerDecilitre, milligramsPerDecilitre, millimetresOfMercury } from '../parts/units.ts';

const signs = criteria([
  ['fast', 1, 'Heart rate 100/min or more', 'ضربان قلب ۱۰۰ در دقیقه یا بیشتر'],
  ['melena', 1, 'Melena', 'مدفوع سیاه (ملنا)'],
  ['syncope', 2, 'Syncope', 'سنکوپ'],
  ['liver', 2, 'Liver disease', 'بیماری کبد'],
  ['failure', 2, 'Heart failure', 'نارسایی قلب'],
]);

const urea = 'IFS(bun < 18.2, 0, bun < 22.4, 2, bun < 28, 3, bun < 70, 4, TRUE, 6)';
const men = 'IFS(hemoglobin >= 13, 0, hemoglobin >= 12, 1, hemoglobin >= 10, 3, TRUE, 6)';
const women = 'IFS(hemoglobin >= 12, 0, hemoglobin >= 10, 1, TRUE, 6)';
const hemoglobin = `IF(sex = "male", ${men}, ${women})`;
const pressure = 'IFS(systolic >= 110, 0, systolic >= 100, 1, systolic >= 90, 2, TRUE, 3)';

export const glasgowBlatchford = instrument({
  id: 'glasgow-blatchford',
  shelf: 'digestion',
  title: ['Glasgow-Blatchford score for bleeding', 'امتیاز گلاسکو-بلچفورد برای خونریزی گوارشی'],
  purpose: [
    'To decide who with upper gastrointestinal bleeding can be treated outside hospital.',
    'برای تصمیم دربارهٔ درمان سرپایی خونریزی گوارشی فوقانی.',
  ],
  minutes: 2,
  source:
    'Blatchford O, Murray WR, Blatchford M. A risk score to predict need for treatment for upper-gastrointestinal haemorrhage. Lancet. 2000;356:1318–1321. doi:10.1016/S0140-6736(00)02816-6',
  terms: method,
  items: [
    sexQuestion,
    measure('bun', 'Blood urea nitrogen', 'نیتروژن اورهٔ خون (BUN)', {
      unit: milligramsPerDecilitre,
      min: 0,
      max: 300,
      floatcount: 1,
    }),
    measure('hemoglobin', 'Hemoglobin', 'هموگلوبین', { unit: gramsPerDecilitre, min: 1, max: 25, floatcount: 1 }),
    measure('systolic', 'Systolic blood pressure', 'فشار خون سیستولیک', {
      unit: millimetresOfMercury,
      min: 30,
      max: 300,
    }),
    ...signs,
  ],
  results: [
    result({
      title: { en: 'Glasgow-Blatchford score', fa: 'امتیاز گلاسکو-بلچفورد' },
      short: 'GBS',
      formula: [urea, hemoglobin, pressure, sumOf(signs)].join(' + '),
      min: 0,
      max: 23,
      bands: [
        from(0, 'Very low', 'بسیار کم', undefined, {
          en: 'Outpatient care can be considered at 0 or 1.',
          fa: 'در امتیاز ۰ یا ۱ درمان سرپایی را می‌توان در نظر گرفت.',
        }),
        from(2, 'Raised', 'افزایش‌یافته', 'warning', {
          en: 'Admit and plan endoscopy within 24 hours.',
          fa: 'بستری کنید و آندوسکوپی را طی ۲۴ ساعت برنامه‌ریزی کنید.',
        }),
        from(7, 'High: endoscopic treatment is likely', 'زیاد: درمان آندوسکوپیک محتمل است', 'danger', {
          en: 'Stabilize, then early endoscopy.',
          fa: 'بیمار را پایدار و سپس زودهنگام آندوسکوپی کنید.',
        }),
      ],
    }),
  ],
});
