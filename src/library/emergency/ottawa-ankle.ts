import { instrument } from '../parts/instrument.ts';
import { criteria } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = criteria([
  [
    'lateral',
    1,
    'Bone tenderness at the back edge or tip of the lateral malleolus',
    'درد استخوانی در لبهٔ پشتی یا نوک قوزک خارجی',
  ],
  [
    'medial',
    1,
    'Bone tenderness at the back edge or tip of the medial malleolus',
    'درد استخوانی در لبهٔ پشتی یا نوک قوزک داخلی',
  ],
  ['metatarsal', 1, 'Bone tenderness at the base of the fifth metatarsal', 'درد استخوانی در قاعدهٔ متاتارس پنجم'],
  ['navicular', 1, 'Bone tenderness at the navicular', 'درد استخوانی در استخوان ناویکولار'],
  [
    'weight',
    1,
    'Cannot take four steps, both at once after the injury and now',
    'ناتوانی در برداشتن چهار قدم، هم بلافاصله پس از آسیب و هم اکنون',
  ],
]);

export const ottawaAnkle = instrument({
  id: 'ottawa-ankle',
  shelf: 'emergency',
  title: ['Ottawa ankle rules', 'قواعد اتاوا برای مچ پا'],
  purpose: [
    'To decide whether an injured ankle or foot needs an X-ray.',
    'برای تصمیم دربارهٔ عکس‌برداری از مچ یا کف پای آسیب‌دیده.',
  ],
  minutes: 1,
  source:
    'Stiell IG, Greenberg GH, McKnight RD, et al. Decision rules for the use of radiography in acute ankle injuries. JAMA. 1993;269:1127–1132. doi:10.1001/jama.1993.03500090063034',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Reasons for an X-ray', fa: 'دلیل‌های عکس‌برداری' },
      short: 'Ottawa',
      bands: [
        from(0, 'No X-ray needed', 'عکس لازم نیست'),
        from(1, 'X-ray indicated', 'عکس لازم است', 'warning', {
          en: 'Ankle series for pain near the malleoli, foot series for the midfoot.',
          fa: 'برای درد نزدیک قوزک‌ها عکس مچ، و برای میانهٔ پا عکس پا.',
        }),
      ],
    }),
  ],
});
