import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  ['cancer', 1, 'Active cancer', 'سرطان فعال'],
  ['paralysis', 1, 'Paralysis or recent plaster of the leg', 'فلج یا گچ‌گیری اخیر پا'],
  [
    'bedridden',
    1,
    'Bedridden for 3 days or more, or major surgery in the last 12 weeks',
    'بستری در تخت ۳ روز یا بیشتر، یا جراحی بزرگ در ۱۲ هفتهٔ گذشته',
  ],
  ['tenderness', 1, 'Tenderness along the deep veins', 'درد در مسیر وریدهای عمقی'],
  ['wholeleg', 1, 'The whole leg is swollen', 'تورم همهٔ پا'],
  ['calf', 1, 'Calf more than 3 cm larger than the other', 'ساق بیش از ۳ سانتی‌متر قطورتر از ساق دیگر'],
  ['pitting', 1, 'Pitting edema in this leg only', 'ادم گوده‌گذار تنها در همین پا'],
  ['collateral', 1, 'Collateral superficial veins', 'وریدهای سطحی جانبی'],
  ['earlier', 1, 'Previous deep vein thrombosis', 'سابقهٔ ترومبوز ورید عمقی'],
  ['alternative', -2, 'Another diagnosis is at least as likely', 'تشخیص دیگری دست‌کم به همان اندازه محتمل است'],
]);

export const wellsDvt = instrument({
  id: 'wells-dvt',
  shelf: 'lungs',
  title: ['Wells score for deep vein thrombosis', 'امتیاز ولز برای ترومبوز ورید عمقی'],
  purpose: ['To estimate how likely a deep vein thrombosis is.', 'برای برآورد احتمال ترومبوز ورید عمقی.'],
  minutes: 1,
  source:
    'Wells PS, Anderson DR, Rodger M, et al. Evaluation of D-dimer in the diagnosis of suspected deep-vein thrombosis. N Engl J Med. 2003;349:1227–1235. doi:10.1056/NEJMoa023153',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Probability of deep vein thrombosis', fa: 'احتمال ترومبوز ورید عمقی' },
      short: 'Wells DVT',
      bands: [
        from(undefined, 'Unlikely', 'نامحتمل', undefined, {
          en: 'Measure D-dimer; if negative, thrombosis is ruled out.',
          fa: 'دی‌دایمر بگیرید؛ اگر منفی بود ترومبوز رد می‌شود.',
        }),
        from(2, 'Likely', 'محتمل', 'warning', {
          en: 'Get an ultrasound of the leg veins.',
          fa: 'سونوگرافی وریدهای پا انجام دهید.',
        }),
      ],
    }),
  ],
});
