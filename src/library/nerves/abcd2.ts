import { instrument } from '../parts/instrument.ts';
import { criteria, graded } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { method } from '../parts/terms.ts';

const items = [
  ...criteria([
    ['sixty', 1, 'Age 60 or older', 'سن ۶۰ سال یا بیشتر'],
    ['pressure', 1, 'Blood pressure 140/90 mmHg or more', 'فشار خون ۱۴۰/۹۰ یا بیشتر'],
  ]),
  graded('features', 'Clinical features', 'نشانه‌های بالینی', [
    [2, 'Weakness of one side', 'ضعف یک سمت بدن'],
    [1, 'Speech disturbance without weakness', 'اختلال گفتار بدون ضعف'],
    [0, 'Other', 'نشانه‌های دیگر'],
  ]),
  graded('duration', 'Duration', 'مدت', [
    [0, 'Below 10 minutes', 'کمتر از ۱۰ دقیقه'],
    [1, '10 to 59 minutes', '۱۰ تا ۵۹ دقیقه'],
    [2, '60 minutes or more', '۶۰ دقیقه یا بیشتر'],
  ]),
  ...criteria([['diabetes', 1, 'Diabetes', 'دیابت']]),
];

export const abcd2 = instrument({
  id: 'abcd2',
  shelf: 'nerves',
  title: ['ABCD² score after a transient ischemic attack', 'امتیاز ABCD² پس از حملهٔ ایسکمیک گذرا'],
  purpose: [
    'To estimate the risk of stroke in the days after a transient ischemic attack.',
    'برای برآورد خطر سکتهٔ مغزی در روزهای پس از TIA.',
  ],
  minutes: 1,
  source:
    'Johnston SC, Rothwell PM, Nguyen-Huynh MN, et al. Validation and refinement of scores to predict very early stroke risk after transient ischaemic attack. Lancet. 2007;369:283–292. doi:10.1016/S0140-6736(07)60150-0',
  terms: method,
  items,
  results: [
    total(items, {
      title: { en: 'Stroke risk', fa: 'خطر سکتهٔ مغزی' },
      short: 'ABCD²',
      bands: [
        from(0, 'Low: 1.0% in 2 days', 'کم: ۱٫۰٪ در ۲ روز', 'info', {
          en: 'Specialist assessment soon; the score alone does not rule out high risk.',
          fa: 'ارزیابی تخصصی زودهنگام؛ این امتیاز به‌تنهایی خطر زیاد را رد نمی‌کند.',
        }),
        from(4, 'Moderate: 4.1% in 2 days', 'متوسط: ۴٫۱٪ در ۲ روز', 'warning', {
          en: 'Specialist assessment within 24 hours.',
          fa: 'ارزیابی تخصصی طی ۲۴ ساعت.',
        }),
        from(6, 'High: 8.1% in 2 days', 'زیاد: ۸٫۱٪ در ۲ روز', 'danger', {
          en: 'Admit or assess today.',
          fa: 'بستری یا ارزیابی در همین امروز.',
        }),
      ],
    }),
  ],
});
