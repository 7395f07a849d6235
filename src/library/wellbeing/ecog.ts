import { instrument } from '../parts/instrument.ts';
import { graded } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { ecogTerms } from '../parts/terms.ts';

const grade = graded('grade', 'Grade', 'درجه', [
  [
    0,
    'Fully active, able to carry on all pre-disease performance without restriction',
    'کاملاً فعال؛ انجام همهٔ کارهای پیش از بیماری بدون محدودیت',
  ],
  [
    1,
    'Restricted in physically strenuous activity but ambulatory and able to carry out work of a light or sedentary nature, e.g., light house work, office work',
    'محدود در فعالیت سنگین، اما سرپا و قادر به کار سبک یا نشسته، مانند کار سبک خانه یا اداری',
  ],
  [
    2,
    'Ambulatory and capable of all selfcare but unable to carry out any work activities; up and about more than 50% of waking hours',
    'سرپا و قادر به مراقبت از خود، اما ناتوان از کار؛ بیش از نیمی از ساعت‌های بیداری خارج از تخت',
  ],
  [
    3,
    'Capable of only limited selfcare; confined to bed or chair more than 50% of waking hours',
    'تنها قادر به مراقبت محدود از خود؛ بیش از نیمی از ساعت‌های بیداری در تخت یا صندلی',
  ],
  [
    4,
    'Completely disabled; cannot carry on any selfcare; totally confined to bed or chair',
    'کاملاً ناتوان؛ بدون توان مراقبت از خود؛ همیشه در تخت یا صندلی',
  ],
  [5, 'Dead', 'فوت‌شده'],
]);

export const ecog = instrument({
  id: 'ecog',
  shelf: 'wellbeing',
  title: ['ECOG performance status', 'وضعیت عملکردی ECOG'],
  purpose: ['To describe how cancer affects daily life.', 'برای توصیف اثر سرطان بر زندگی روزانه.'],
  minutes: 1,
  source:
    'Oken MM, Creech RH, Tormey DC, et al. Toxicity and response criteria of the Eastern Cooperative Oncology Group. Am J Clin Oncol. 1982;5:649–655. doi:10.1097/00000421-198212000-00014',
  terms: ecogTerms,
  wording: 'official',
  items: [grade],
  results: [
    total([grade], {
      title: { en: 'ECOG performance status', fa: 'وضعیت عملکردی ECOG' },
      short: 'ECOG',
      bands: [
        from(0, 'Fit for most treatments', 'مناسب برای بیشتر درمان‌ها'),
        from(2, 'Weigh benefit and burden', 'سنجیدن سود و بار درمان', 'warning', {
          en: 'Weigh up treatment together with the patient.',
          fa: 'دربارهٔ درمان همراه با بیمار تصمیم بگیرید.',
        }),
        from(3, 'Rarely fit for chemotherapy', 'به‌ندرت مناسب شیمی‌درمانی', 'danger', {
          en: 'Involve palliative care.',
          fa: 'مراقبت تسکینی را در کار بیاورید.',
        }),
      ],
    }),
  ],
});
