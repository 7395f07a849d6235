import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  ['dvtsigns', 3, 'Clinical signs of deep vein thrombosis', 'نشانه‌های بالینی ترومبوز ورید عمقی'],
  ['likeliest', 3, 'Pulmonary embolism is the most likely diagnosis', 'آمبولی ریه محتمل‌ترین تشخیص است'],
  ['fast', 1.5, 'Heart rate above 100/min', 'ضربان قلب بیش از ۱۰۰ در دقیقه'],
  [
    'still',
    1.5,
    'Immobilized for 3 days or more, or surgery in the last 4 weeks',
    'بی‌حرکتی ۳ روز یا بیشتر، یا جراحی در ۴ هفتهٔ گذشته',
  ],
  ['earlier', 1.5, 'Previous deep vein thrombosis or pulmonary embolism', 'سابقهٔ ترومبوز ورید عمقی یا آمبولی ریه'],
  ['hemoptysis', 1, 'Hemoptysis', 'خلط خونی'],
  ['cancer', 1, 'Cancer treated in the last 6 months or palliative', 'سرطان تحت درمان در ۶ ماه گذشته یا تسکینی'],
]);

export const wellsPe = instrument({
  id: 'wells-pe',
  shelf: 'lungs',
  title: ['Wells score for pulmonary embolism', 'امتیاز ولز برای آمبولی ریه'],
  purpose: ['To estimate how likely a pulmonary embolism is.', 'برای برآورد احتمال آمبولی ریه.'],
  minutes: 1,
  source:
    'Wells PS, Anderson DR, Rodger M, et al. Derivation of a simple clinical model to categorize patients probability of pulmonary embolism. Thromb Haemost. 2000;83:416–420. doi:10.1055/s-0037-1613830',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Probability of pulmonary embolism', fa: 'احتمال آمبولی ریه' },
      short: 'Wells PE',
      floatcount: 1,
      bands: [
        from(0, 'Unlikely', 'نامحتمل', undefined, {
          en: 'Measure D-dimer; if negative, embolism is ruled out.',
          fa: 'دی‌دایمر بگیرید؛ اگر منفی بود آمبولی رد می‌شود.',
        }),
        from(4.5, 'Likely', 'محتمل', 'warning', {
          en: 'Go straight to CT pulmonary angiography.',
          fa: 'مستقیم سی‌تی آنژیوگرافی ریه انجام دهید.',
        }),
      ],
    }),
  ],
});
