import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  ['midline', 1, 'Tenderness in the midline of the neck', 'درد در خط میانی پشت گردن'],
  ['deficit', 1, 'Focal neurologic deficit', 'نقص عصبی کانونی'],
  ['alertness', 1, 'Reduced alertness', 'کاهش هوشیاری'],
  ['intoxication', 1, 'Intoxication', 'مسمومیت یا مستی'],
  ['distracting', 1, 'Painful distracting injury', 'آسیب دردناک دیگری که حواس را پرت کند'],
]);

export const nexus = instrument({
  id: 'nexus',
  shelf: 'emergency',
  title: ['NEXUS: cervical spine imaging', 'تصویربرداری از مهره‌های گردن (NEXUS)'],
  purpose: [
    'To decide whether a neck needs imaging after blunt trauma.',
    'برای تصمیم دربارهٔ تصویربرداری گردن پس از ضربهٔ بسته.',
  ],
  minutes: 1,
  source:
    'Hoffman JR, Mower WR, Wolfson AB, et al. Validity of a set of clinical criteria to rule out injury to the cervical spine. N Engl J Med. 2000;343:94–99. doi:10.1056/NEJM200007133430203',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Reasons for imaging', fa: 'دلیل‌های تصویربرداری' },
      short: 'NEXUS',
      bands: [
        from(0, 'No imaging needed', 'تصویربرداری لازم نیست'),
        from(1, 'Imaging indicated', 'تصویربرداری لازم است', 'warning', {
          en: 'Keep the neck immobilized until it has been cleared.',
          fa: 'تا رد آسیب، گردن را بی‌حرکت نگه دارید.',
        }),
      ],
    }),
  ],
});
