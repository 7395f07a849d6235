import { instrument } from '../parts/instrument.ts';
import { graded } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = [
  graded('bilirubin', 'Total bilirubin', 'بیلی‌روبین تام', [
    [1, 'Below 2 mg/dL', 'کمتر از ۲'],
    [2, '2 to 3 mg/dL', '۲ تا ۳'],
    [3, 'Above 3 mg/dL', 'بیش از ۳'],
  ]),
  graded('albumin', 'Albumin', 'آلبومین', [
    [1, 'Above 3.5 g/dL', 'بیش از ۳٫۵'],
    [2, '2.8 to 3.5 g/dL', '۲٫۸ تا ۳٫۵'],
    [3, 'Below 2.8 g/dL', 'کمتر از ۲٫۸'],
  ]),
  graded('inr', 'INR', 'INR', [
    [1, 'Below 1.7', 'کمتر از ۱٫۷'],
    [2, '1.7 to 2.3', '۱٫۷ تا ۲٫۳'],
    [3, 'Above 2.3', 'بیش از ۲٫۳'],
  ]),
  graded('ascites', 'Ascites', 'آسیت', [
    [1, 'None', 'ندارد'],
    [2, 'Mild, or controlled by drugs', 'خفیف یا کنترل‌شده با دارو'],
    [3, 'Moderate to severe', 'متوسط تا شدید'],
  ]),
  graded('encephalopathy', 'Encephalopathy', 'انسفالوپاتی', [
    [1, 'None', 'ندارد'],
    [2, 'Grade 1 or 2', 'درجهٔ ۱ یا ۲'],
    [3, 'Grade 3 or 4', 'درجهٔ ۳ یا ۴'],
  ]),
];

export const childPugh = instrument({
  id: 'child-pugh',
  shelf: 'digestion',
  title: ['Child-Pugh score for cirrhosis', 'امتیاز چایلد-پیو برای سیروز'],
  purpose: ['To grade the severity of cirrhosis.', 'برای درجه‌بندی شدت سیروز.'],
  minutes: 1,
  source:
    'Pugh RNH, Murray-Lyon IM, Dawson JL, et al. Transection of the oesophagus for bleeding oesophageal varices. Br J Surg. 1973;60:646–649. doi:10.1002/bjs.1800600817',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Child-Pugh score', fa: 'امتیاز چایلد-پیو' },
      short: 'Child-Pugh',
      bands: [
        from(5, 'Class A', 'گروه A', 'info'),
        from(7, 'Class B', 'گروه B', 'warning', {
          en: 'Consider evaluation for transplantation.',
          fa: 'ارزیابی برای پیوند را در نظر بگیرید.',
        }),
        from(10, 'Class C', 'گروه C', 'danger', {
          en: 'Refer for evaluation for transplantation.',
          fa: 'برای ارزیابی پیوند ارجاع دهید.',
        }),
      ],
    }),
  ],
});
