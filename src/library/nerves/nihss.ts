import { instrument } from '../parts/instrument.ts';
import { graded } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { usGovernment } from '../parts/terms.ts';

const limb = [
  [0, 'No drift', 'بدون افت'],
  [1, 'Drift', 'افت آهسته'],
  [2, 'Some effort against gravity', 'اندکی تلاش در برابر جاذبه'],
  [3, 'No effort against gravity', 'بدون تلاش در برابر جاذبه'],
  [4, 'No movement', 'بدون حرکت'],
] as const;

const items = [
  graded('alertness', '1a. Level of consciousness', '۱ الف. سطح هوشیاری', [
    [0, 'Alert', 'هوشیار'],
    [1, 'Not alert, but arousable by minor stimulation', 'خواب‌آلود، با تحریک اندک بیدار می‌شود'],
    [2, 'Not alert, needs repeated or strong stimulation', 'نیازمند تحریک مکرر یا شدید'],
    [3, 'Only reflex responses, or unresponsive', 'تنها پاسخ بازتابی یا بی‌پاسخ'],
  ]),
  graded('questions', '1b. Asked for the month and the age', '۱ ب. پرسش ماه و سن', [
    [0, 'Answers both', 'پاسخ درست به هر دو'],
    [1, 'Answers one', 'پاسخ درست به یکی'],
    [2, 'Answers neither', 'پاسخ درست به هیچ‌کدام'],
  ]),
  graded('commands', '1c. Told to close the eyes and make a fist', '۱ پ. دستور بستن چشم و مشت کردن', [
    [0, 'Does both', 'انجام هر دو'],
    [1, 'Does one', 'انجام یکی'],
    [2, 'Does neither', 'انجام ندادن هیچ‌کدام'],
  ]),
  graded('gaze', '2. Best gaze', '۲. نگاه', [
    [0, 'Normal', 'طبیعی'],
    [1, 'Partial gaze palsy', 'فلج نسبی نگاه'],
    [2, 'Forced deviation', 'انحراف کامل'],
  ]),
  graded('visual', '3. Visual fields', '۳. میدان بینایی', [
    [0, 'No loss', 'بدون نقص'],
    [1, 'Partial hemianopia', 'همی‌آنوپی نسبی'],
    [2, 'Complete hemianopia', 'همی‌آنوپی کامل'],
    [3, 'Bilateral hemianopia', 'همی‌آنوپی دوطرفه'],
  ]),
  graded('face', '4. Facial palsy', '۴. فلج صورت', [
    [0, 'Normal', 'طبیعی'],
    [1, 'Minor', 'خفیف'],
    [2, 'Partial', 'نسبی'],
    [3, 'Complete', 'کامل'],
  ]),
  graded('leftarm', '5a. Left arm', '۵ الف. دست چپ', limb),
  graded('rightarm', '5b. Right arm', '۵ ب. دست راست', limb),
  graded('leftleg', '6a. Left leg', '۶ الف. پای چپ', limb),
  graded('rightleg', '6b. Right leg', '۶ ب. پای راست', limb),
  graded('ataxia', '7. Limb ataxia', '۷. آتاکسی اندام', [
    [0, 'Absent', 'ندارد'],
    [1, 'In one limb', 'در یک اندام'],
    [2, 'In two limbs', 'در دو اندام'],
  ]),
  graded('sensory', '8. Sensory', '۸. حس', [
    [0, 'Normal', 'طبیعی'],
    [1, 'Mild to moderate loss', 'کاهش خفیف تا متوسط'],
    [2, 'Severe loss', 'کاهش شدید'],
  ]),
  graded('language', '9. Best language', '۹. زبان', [
    [0, 'No aphasia', 'بدون آفازی'],
    [1, 'Mild to moderate aphasia', 'آفازی خفیف تا متوسط'],
    [2, 'Severe aphasia', 'آفازی شدید'],
    [3, 'Mute, global aphasia', 'بی‌کلام، آفازی کامل'],
  ]),
  graded('dysarthria', '10. Dysarthria', '۱۰. دیزآرتری', [
    [0, 'Normal', 'طبیعی'],
    [1, 'Mild to moderate', 'خفیف تا متوسط'],
    [2, 'Severe', 'شدید'],
  ]),
  graded('neglect', '11. Extinction and inattention', '۱۱. بی‌توجهی یک‌سویه', [
    [0, 'None', 'ندارد'],
    [1, 'In one sense', 'در یک حس'],
    [2, 'Profound, or in more than one sense', 'شدید یا در بیش از یک حس'],
  ]),
];

export const nihss = instrument({
  id: 'nihss',
  shelf: 'nerves',
  title: ['NIH Stroke Scale', 'مقیاس سکتهٔ مغزی NIH'],
  purpose: ['To measure the severity of a stroke.', 'برای سنجش شدت سکتهٔ مغزی.'],
  minutes: 8,
  source:
    'National Institute of Neurological Disorders and Stroke. NIH Stroke Scale; after Brott T, Adams HP, Olinger CP, et al. Stroke. 1989;20:864–870. doi:10.1161/01.STR.20.7.864',
  terms: usGovernment,
  items,
  results: [
    total(items, {
      title: { en: 'Severity of stroke', fa: 'شدت سکتهٔ مغزی' },
      short: 'NIHSS',
      bands: [
        from(0, 'No stroke symptoms', 'بدون نشانهٔ سکته'),
        from(1, 'Minor', 'خفیف', 'info'),
        from(5, 'Moderate', 'متوسط', 'warning', {
          en: 'Check at once whether reperfusion is possible.',
          fa: 'فوراً امکان بازگشایی عروق را بررسی کنید.',
        }),
        from(16, 'Moderate to severe', 'متوسط تا شدید', 'danger', {
          en: 'Check at once whether reperfusion is possible; image the large vessels.',
          fa: 'فوراً امکان بازگشایی عروق را بررسی و از عروق بزرگ تصویربرداری کنید.',
        }),
        from(21, 'Severe', 'شدید', 'danger', {
          en: 'Check at once whether reperfusion is possible; image the large vessels.',
          fa: 'فوراً امکان بازگشایی عروق را بررسی و از عروق بزرگ تصویربرداری کنید.',
        }),
      ],
    }),
  ],
});
