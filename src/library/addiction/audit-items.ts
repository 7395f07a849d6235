import { graded } from '../parts/questions.ts';

const often = [
  [0, 'Never', 'هیچ‌وقت'],
  [1, 'Less than monthly', 'کمتر از ماهی یک بار'],
  [2, 'Monthly', 'ماهی یک بار'],
  [3, 'Weekly', 'هفته‌ای یک بار'],
  [4, 'Daily or almost daily', 'هر روز یا تقریباً هر روز'],
] as const;

const ever = [
  [0, 'No', 'خیر'],
  [2, 'Yes, but not in the last year', 'بله، اما نه در سال گذشته'],
  [4, 'Yes, during the last year', 'بله، در سال گذشته'],
] as const;

/** The three questions on how much is drunk, which are AUDIT-C. */
export const consumption = [
  graded(
    'frequency',
    '1. How often do you have a drink containing alcohol?',
    '۱. چند وقت یک‌بار نوشیدنی الکلی می‌نوشید؟',
    [
      [0, 'Never', 'هیچ‌وقت'],
      [1, 'Monthly or less', 'ماهی یک بار یا کمتر'],
      [2, '2 to 4 times a month', '۲ تا ۴ بار در ماه'],
      [3, '2 to 3 times a week', '۲ تا ۳ بار در هفته'],
      [4, '4 or more times a week', '۴ بار یا بیشتر در هفته'],
    ],
  ),
  graded(
    'amount',
    '2. How many drinks containing alcohol do you have on a typical day when you are drinking?',
    '۲. در روزی معمولی که می‌نوشید، چند واحد نوشیدنی الکلی می‌نوشید؟',
    [
      [0, '1 or 2', '۱ یا ۲'],
      [1, '3 or 4', '۳ یا ۴'],
      [2, '5 or 6', '۵ یا ۶'],
      [3, '7, 8, or 9', '۷، ۸ یا ۹'],
      [4, '10 or more', '۱۰ یا بیشتر'],
    ],
  ),
  graded(
    'binge',
    '3. How often do you have six or more drinks on one occasion?',
    '۳. چند وقت یک‌بار در یک نوبت شش واحد یا بیشتر می‌نوشید؟',
    often,
  ),
];

export const harm = [
  graded(
    'stop',
    '4. How often during the last year have you found that you were not able to stop drinking once you had started?',
    '۴. در سال گذشته چند وقت یک‌بار نتوانسته‌اید نوشیدن را پس از شروع متوقف کنید؟',
    often,
  ),
  graded(
    'failed',
    '5. How often during the last year have you failed to do what was normally expected from you because of drinking?',
    '۵. در سال گذشته چند وقت یک‌بار به خاطر نوشیدن از انجام آنچه از شما انتظار می‌رفت بازمانده‌اید؟',
    often,
  ),
  graded(
    'morning',
    '6. How often during the last year have you needed a first drink in the morning to get yourself going after a heavy drinking session?',
    '۶. در سال گذشته چند وقت یک‌بار پس از نوشیدن زیاد، صبح برای سر پا شدن به نوشیدن نیاز داشته‌اید؟',
    often,
  ),
  graded(
    'guilt',
    '7. How often during the last year have you had a feeling of guilt or remorse after drinking?',
    '۷. در سال گذشته چند وقت یک‌بار پس از نوشیدن احساس گناه یا پشیمانی کرده‌اید؟',
    often,
  ),
  graded(
    'memory',
    '8. How often during the last year have you been unable to remember what happened the night before because you had been drinking?',
    '۸. در سال گذشته چند وقت یک‌بار به خاطر نوشیدن، اتفاق‌های شب پیش را به یاد نیاورده‌اید؟',
    often,
  ),
  graded(
    'injured',
    '9. Have you or someone else been injured as a result of your drinking?',
    '۹. آیا نوشیدن شما باعث آسیب دیدن خودتان یا کس دیگری شده است؟',
    ever,
  ),
  graded(
    'concerned',
    '10. Has a relative or friend or a doctor or another health worker been concerned about your drinking or suggested you cut down?',
    '۱۰. آیا یکی از بستگان، دوستان، پزشک یا کارکنان درمانی نگران نوشیدن شما بوده یا پیشنهاد کرده کمتر بنوشید؟',
    ever,
  ),
];
