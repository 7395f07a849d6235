import { instrument } from '../parts/instrument.ts';
import { graded } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = [
  graded('eyes', 'Eye opening', 'باز کردن چشم', [
    [1, 'None', 'ندارد'],
    [2, 'To pressure', 'با فشار'],
    [3, 'To speech', 'با صدا'],
    [4, 'Spontaneous', 'خودبه‌خود'],
  ]),
  graded('verbal', 'Verbal response', 'پاسخ کلامی', [
    [1, 'None', 'ندارد'],
    [2, 'Sounds', 'صداهای نامفهوم'],
    [3, 'Words', 'کلمه‌های نامربوط'],
    [4, 'Confused', 'گیج'],
    [5, 'Oriented', 'آگاه به زمان و مکان'],
  ]),
  graded('motor', 'Motor response', 'پاسخ حرکتی', [
    [1, 'None', 'ندارد'],
    [2, 'Extension', 'باز شدن اندام‌ها (اکستانسیون)'],
    [3, 'Abnormal flexion', 'خم شدن غیرطبیعی'],
    [4, 'Normal flexion', 'عقب کشیدن'],
    [5, 'Localizes', 'یافتن محل درد'],
    [6, 'Obeys commands', 'اجرای دستور'],
  ]),
];

export const gcs = instrument({
  id: 'gcs',
  shelf: 'emergency',
  title: ['Glasgow Coma Scale', 'مقیاس کمای گلاسکو'],
  purpose: ['To describe the level of consciousness.', 'برای توصیف سطح هوشیاری.'],
  minutes: 1,
  source:
    'Teasdale G, Jennett B. Assessment of coma and impaired consciousness. Lancet. 1974;2:81–84. doi:10.1016/S0140-6736(74)91639-0',
  terms: method,
  loinc: {
    form: '35088-4',
    questions: { eyes: '9267-6', verbal: '9270-0', motor: '9268-4', total: '9269-2' },
    answers: {
      eyes: ['LA6553-7', 'LA6554-5', 'LA6555-2', 'LA6556-0'],
      verbal: ['LA6557-8', 'LA6558-6', 'LA6559-4', 'LA6560-2', 'LA6561-0'],
      motor: ['LA6562-8', 'LA6563-6', 'LA6564-4', 'LA6565-1', 'LA6566-9', 'LA6567-7'],
    },
  },
  items,
  results: [
    total(items, {
      title: { en: 'Glasgow Coma Scale', fa: 'مقیاس کمای گلاسکو' },
      short: 'GCS',
      bands: [
        from(3, 'Severe', 'شدید', 'danger', {
          en: 'Protect the airway: consider intubation. Get imaging and senior help now.',
          fa: 'راه هوایی را حفظ کنید: انتوباسیون را در نظر بگیرید. تصویربرداری و کمک فوری بخواهید.',
        }),
        from(9, 'Moderate', 'متوسط', 'warning', {
          en: 'Repeat every 30 minutes and look for the cause.',
          fa: 'هر ۳۰ دقیقه تکرار کنید و علت را بیابید.',
        }),
        from(13, 'Mild', 'خفیف', 'info', {
          en: 'Repeat regularly; a fall of 2 points is urgent.',
          fa: 'مرتب تکرار کنید؛ افت ۲ امتیاز فوری است.',
        }),
        from(15, 'Fully conscious', 'هوشیاری کامل'),
      ],
    }),
  ],
});
