import type { RuleExamples } from '../examples/example.ts';

const trial = 'Effect of yoga on pain in adults: a randomized trial';
const persianTrial = 'اثر یوگا بر درد بزرگسالان: کارآزمایی بالینی تصادفی‌شده';

export const designExamples: RuleExamples = {
  'trial-without-registration': {
    finds: [
      { values: { title: trial, registration: '' } },
      { values: { title: persianTrial, method: 'افراد با قرعه به دو گروه تقسیم می‌شوند.' }, language: 'fa' },
    ],
    passes: [
      { values: { title: trial, registration: 'IRCT20180101' } },
      { values: { title: trial, method: 'It is registered in a public registry.' } },
      { values: { title: persianTrial, method: 'پیش از شروع در IRCT ثبت می‌شود.' }, language: 'fa' },
      { values: { title: 'Pain in nurses: a cross-sectional study', registration: '' } },
    ],
  },
  'trial-without-randomisation': {
    finds: [
      { values: { title: trial, randomisation: '' } },
      { values: { title: persianTrial, method: 'گروه اول یوگا انجام می‌دهد.' }, language: 'fa' },
    ],
    passes: [
      { values: { title: trial, randomisation: 'Blocks of four in sealed envelopes' } },
      { values: { title: persianTrial, method: 'تخصیص با بلوک‌های چهارتایی است.' }, language: 'fa' },
      { values: { title: 'Yoga and pain: a cohort study', randomisation: '' } },
    ],
  },
  'trial-without-ethics': {
    finds: [
      { values: { title: trial, ethics: '' } },
      { values: { title: trial, ethics: 'All participants are free to leave.' } },
      { values: { title: persianTrial, method: 'گروه اول یوگا انجام می‌دهد.' }, language: 'fa' },
    ],
    passes: [
      { values: { title: trial, ethics: 'The ethics committee of the university is asked for its code.' } },
      { values: { title: persianTrial, method: 'کد اخلاق دریافت می‌شود.' }, language: 'fa' },
    ],
  },
  'frame-differs-from-design': {
    finds: [
      { values: { title: 'Effect of loneliness on nurses: a qualitative study' } },
      { values: { title: 'رابطهٔ مداخلهٔ تغذیه‌ای با سرطان: مطالعهٔ کوهورت' }, language: 'fa' },
      { values: { title: 'Effects of yoga versus rest: a scoping review' } },
    ],
    passes: [
      { values: { title: 'Experiences of loneliness among nurses: a qualitative study' } },
      { values: { title: 'Smoking and cancer in men: a cohort study' } },
      { values: { title: persianTrial }, language: 'fa' },
      { values: { title: 'اثر ورزش بر کیفیت زندگی زنان' }, language: 'fa' },
    ],
  },
};
