import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  ['fifty', 1, 'Age 50 or older', 'سن ۵۰ سال یا بیشتر'],
  ['fast', 1, 'Heart rate 100/min or more', 'ضربان قلب ۱۰۰ در دقیقه یا بیشتر'],
  ['saturation', 1, 'Oxygen saturation below 95%', 'اشباع اکسیژن کمتر از ۹۵٪'],
  ['hemoptysis', 1, 'Hemoptysis', 'خلط خونی'],
  ['estrogen', 1, 'Takes estrogen', 'مصرف استروژن'],
  ['earlier', 1, 'Previous venous thromboembolism', 'سابقهٔ ترومبوآمبولی وریدی'],
  ['surgery', 1, 'Surgery or trauma with hospital stay in the last 4 weeks', 'جراحی یا آسیب با بستری در ۴ هفتهٔ گذشته'],
  ['leg', 1, 'Swelling of one leg', 'تورم یک پا'],
]);

export const perc = instrument({
  id: 'perc',
  shelf: 'lungs',
  title: ['PERC rule for pulmonary embolism', 'قاعدهٔ PERC برای آمبولی ریه'],
  purpose: [
    'To rule out pulmonary embolism without a test where it is unlikely.',
    'برای رد آمبولی ریه بدون آزمایش، وقتی احتمال آن کم است.',
  ],
  minutes: 1,
  source:
    'Kline JA, Mitchell AM, Kabrhel C, et al. Clinical criteria to prevent unnecessary diagnostic testing in emergency department patients with suspected pulmonary embolism. J Thromb Haemost. 2004;2:1247–1255. doi:10.1111/j.1538-7836.2004.00790.x',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Criteria met', fa: 'معیارهای مثبت' },
      short: 'PERC',
      bands: [
        from(0, 'Ruled out at low probability', 'در احتمال کم، رد می‌شود'),
        from(1, 'Not ruled out', 'رد نمی‌شود', 'warning', {
          en: 'Measure D-dimer or image.',
          fa: 'دی‌دایمر یا تصویربرداری انجام دهید.',
        }),
      ],
    }),
  ],
});
