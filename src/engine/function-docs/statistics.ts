import { describe, example, type FunctionDoc } from './function-doc.ts';

export const statisticsDocs: readonly FunctionDoc[] = [
  describe(
    'SUM(number, …)',
    'The sum; blanks and texts are skipped, TRUE counts 1. The sum of nothing is 0.',
    'مجموع؛ مقدارهای خالی و متن‌ها نادیده گرفته می‌شوند و TRUE یک به شمار می‌آید. مجموعِ هیچ، ۰ است.',
    example('SUM(a, b, c)', 3, { given: { a: 1, b: '2' } }),
    example('SUM(dose)', 30, { given: { dose: [10, 20] } }),
    example('SUM(a)', 0),
  ),
  describe(
    'AVERAGE(number, …)',
    'The mean of what is filled in; blank when nothing is.',
    'میانگینِ مقدارهای پرشده؛ اگر هیچ‌کدام پر نباشد خالی.',
    example('AVERAGE(2, 4, missing)', 3),
    example('AVERAGE(missing)', undefined),
  ),
  describe(
    'MEDIAN(number, …)',
    'The middle value, or the mean of the two in the middle.',
    'میانه: مقدار وسط، یا میانگین دو مقدار وسط.',
    example('MEDIAN(5, 1, 3)', 3),
    example('MEDIAN(1, 2, 3, 10)', 2.5),
  ),
  describe(
    'STDEV(number, …)',
    'The standard deviation of a sample; blank for fewer than two numbers.',
    'انحراف معیار نمونه؛ برای کمتر از دو عدد خالی.',
    example('STDEV(2, 4, 6)', 2),
    example('STDEV(2)', undefined),
  ),
  describe(
    'MIN(value, …)',
    'The smallest number, or the earliest date; blank when nothing is filled in.',
    'کوچک‌ترین عدد یا اولین تاریخ؛ اگر چیزی پر نباشد خالی.',
    example('MIN(3, 1, missing)', 1),
    example('MIN("2024-05-01", "2023-01-01")', '2023-01-01'),
  ),
  describe(
    'MAX(value, …)',
    'The largest number, or the latest date; blank when nothing is filled in.',
    'بزرگ‌ترین عدد یا آخرین تاریخ؛ اگر چیزی پر نباشد خالی.',
    example('MAX(3, 1)', 3),
    example('MAX(missing)', undefined),
  ),
  describe(
    'COUNT(value, …)',
    'How many numbers and dates are filled in.',
    'تعداد عددها و تاریخ‌های پرشده.',
    example('COUNT(1, missing, 3)', 2),
    example('COUNT("text")', 0),
  ),
  describe(
    'COUNTA(value, …)',
    'How many values are filled in, of any kind.',
    'تعداد مقدارهای پرشده، از هر نوع.',
    example('COUNTA(symptoms)', 2, { given: { symptoms: ['cough', 'fever'] } }),
  ),
  describe(
    'COUNTIF(value, …, criterion)',
    'How many values meet the last argument: a value, or a text such as ">=2".',
    'تعداد مقدارهایی که آخرین آرگومان درباره‌شان درست است: یک مقدار، یا متنی مانند ‎">=2".',
    example('COUNTIF(1, 2, 3, ">=2")', 2),
    example('COUNTIF("yes", "no", "yes", "yes")', 2),
  ),
  describe(
    'INDEX(list, place)',
    'The value at a place of a list, such as the second row or the first choice, counted from 1; blank where there is none.',
    'مقدارِ یک جا از فهرست، مانند ردیف دوم یا گزینهٔ اول؛ شمارش از ۱ است و اگر چیزی آنجا نباشد خالی.',
    example('INDEX(dose, 2)', 20, { given: { dose: [10, 20] } }),
    example('INDEX(dose, 3)', undefined, { given: { dose: [10, 20] } }),
  ),
];
