import { block, plain } from '../parts/block.ts';
import { measure, option, yesNo } from '../parts/questions.ts';

export const lifestyle = block({
  id: 'lifestyle',
  title: { en: 'Smoking and activity', fa: 'سیگار و فعالیت بدنی' },
  purpose: { en: 'Smoking, physical activity and sleep.', fa: 'مصرف سیگار، فعالیت بدنی و خواب.' },
  questions: [
    yesNo('smoker', 'Do you smoke?', 'آیا سیگار می‌کشید؟'),
    measure('cigarettes', 'Cigarettes a day', 'تعداد سیگار در روز', {
      unit: { en: 'a day', fa: 'نخ در روز' },
      min: 1,
      max: 200,
    }),
    plain(
      'flatview',
      'activity',
      'How often are you active for 30 minutes or more?',
      'چند وقت یک‌بار ۳۰ دقیقه یا بیشتر فعالیت دارید؟',
      {
        startNewRow: true,
        options: [
          option('never', undefined, 'Rarely or never', 'به‌ندرت یا هیچ‌وقت'),
          option('some', undefined, '1 or 2 days a week', '۱ یا ۲ روز در هفته'),
          option('often', undefined, '3 or 4 days a week', '۳ یا ۴ روز در هفته'),
          option('daily', undefined, '5 days or more', '۵ روز یا بیشتر'),
        ],
      },
    ),
    {
      ...measure('sleephours', 'Hours of sleep a night', 'ساعت خواب در شب', {
        unit: { en: 'hours', fa: 'ساعت' },
        min: 0,
        max: 24,
        floatcount: 1,
      }),
      mandatory: false,
    },
  ],
  conditions: [{ id: 'show-cigarettes', kind: 'visibility', target: 'cigarettes', when: 'smoker = "yes"' }],
});
