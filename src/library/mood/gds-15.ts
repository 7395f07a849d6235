import type { Question } from '../../engine/definition/types.ts';
import { instrument } from '../parts/instrument.ts';
import { nextSteps } from '../parts/mental.ts';
import { onScale, option } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { usFunded } from '../parts/terms.ts';

/** A point for the answer that speaks of depression. */
const asked = (depressed: 'yes' | 'no', name: string, en: string, fa: string): readonly Question[] =>
  onScale(
    [option('yes', depressed === 'yes' ? 1 : 0, 'Yes', 'بله'), option('no', depressed === 'no' ? 1 : 0, 'No', 'خیر')],
    [[name, en, fa]],
  );

const items = [
  ...asked(
    'no',
    'satisfied',
    '1. Are you basically satisfied with your life?',
    '۱. آیا روی‌هم‌رفته از زندگی خود راضی هستید؟',
  ),
  ...asked(
    'yes',
    'dropped',
    '2. Have you dropped many of your activities and interests?',
    '۲. آیا بسیاری از فعالیت‌ها و علاقه‌های خود را کنار گذاشته‌اید؟',
  ),
  ...asked('yes', 'empty', '3. Do you feel that your life is empty?', '۳. آیا احساس می‌کنید زندگی‌تان خالی است؟'),
  ...asked('yes', 'bored', '4. Do you often get bored?', '۴. آیا اغلب حوصله‌تان سر می‌رود؟'),
  ...asked('no', 'spirits', '5. Are you in good spirits most of the time?', '۵. آیا بیشتر وقت‌ها سرحال هستید؟'),
  ...asked(
    'yes',
    'afraid',
    '6. Are you afraid that something bad is going to happen to you?',
    '۶. آیا می‌ترسید اتفاق بدی برایتان بیفتد؟',
  ),
  ...asked('no', 'happy', '7. Do you feel happy most of the time?', '۷. آیا بیشتر وقت‌ها احساس شادی می‌کنید؟'),
  ...asked('yes', 'helpless', '8. Do you often feel helpless?', '۸. آیا اغلب احساس درماندگی می‌کنید؟'),
  ...asked(
    'yes',
    'home',
    '9. Do you prefer to stay at home, rather than going out and doing new things?',
    '۹. آیا ماندن در خانه را به بیرون رفتن و انجام کارهای تازه ترجیح می‌دهید؟',
  ),
  ...asked(
    'yes',
    'memory',
    '10. Do you feel you have more problems with memory than most?',
    '۱۰. آیا احساس می‌کنید بیش از دیگران مشکل حافظه دارید؟',
  ),
  ...asked(
    'no',
    'alive',
    '11. Do you think it is wonderful to be alive now?',
    '۱۱. آیا فکر می‌کنید زنده بودن در این روزها عالی است؟',
  ),
  ...asked(
    'yes',
    'worthless',
    '12. Do you feel pretty worthless the way you are now?',
    '۱۲. آیا با وضعی که اکنون دارید احساس بی‌ارزشی می‌کنید؟',
  ),
  ...asked('no', 'energy', '13. Do you feel full of energy?', '۱۳. آیا احساس می‌کنید پر از انرژی هستید؟'),
  ...asked(
    'yes',
    'hopeless',
    '14. Do you feel that your situation is hopeless?',
    '۱۴. آیا وضع خود را ناامیدکننده می‌دانید؟',
  ),
  ...asked(
    'yes',
    'others',
    '15. Do you think that most people are better off than you are?',
    '۱۵. آیا فکر می‌کنید وضع بیشتر مردم از شما بهتر است؟',
  ),
];

export const gds15 = instrument({
  id: 'gds-15',
  shelf: 'mood',
  title: ['GDS-15: depression in older adults', 'افسردگی سالمندان (GDS-15)'],
  purpose: ['To screen older adults for depression.', 'برای غربالگری افسردگی در سالمندان.'],
  minutes: 5,
  source:
    'Sheikh JI, Yesavage JA. Geriatric Depression Scale: recent evidence and development of a shorter version. Clin Gerontol. 1986;5:165–173. doi:10.1300/J018v05n01_09',
  terms: usFunded,
  wording: 'official',
  patient: true,
  intro: [
    'Choose the best answer for how you have felt over the past week.',
    'پاسخی را انتخاب کنید که به حال شما در هفتهٔ گذشته نزدیک‌تر است.',
  ],
  items,
  results: [
    total(items, {
      title: { en: 'Signs of depression', fa: 'نشانه‌های افسردگی' },
      short: 'GDS-15',
      bands: [
        from(0, 'Normal', 'طبیعی', undefined, nextSteps.low),
        from(5, 'Suggests depression', 'احتمال افسردگی', 'warning', nextSteps.high),
        from(10, 'Almost always depression', 'تقریباً همیشه افسردگی', 'danger', nextSteps.high),
      ],
    }),
  ],
});
