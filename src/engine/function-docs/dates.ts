import { describe, example, type FunctionDoc } from './function-doc.ts';

export const dateDocs: readonly FunctionDoc[] = [
  describe(
    'TODAY()',
    'Today’s date.',
    'تاریخ امروز.',
    example('TODAY()', '2026-03-21'),
    example('TODAY() + 7', '2026-03-28'),
  ),
  describe('NOW()', 'Today’s date and the time.', 'تاریخ امروز و ساعت.', example('NOW()', '2026-03-21T12:00:00')),
  describe(
    'DAYS(end, start)',
    'Days from the start to the end; negative when the end comes first.',
    'تعداد روزها از آغاز تا پایان؛ اگر پایان زودتر باشد منفی.',
    example('DAYS("2024-03-01", "2024-02-01")', 29),
  ),
  describe(
    'MONTHS(date, [date])',
    'Whole months between two dates, whichever comes first; or between a date and today.',
    'ماه‌های کامل میان دو تاریخ، هرکدام که زودتر باشد؛ یا میان یک تاریخ و امروز.',
    example('MONTHS("2024-01-31", "2024-03-30")', 1),
    example('MONTHS("2026-01-21")', 2),
  ),
  describe(
    'YEARS(date, [date])',
    'Whole years between two dates, whichever comes first; or between a date and today.',
    'سال‌های کامل میان دو تاریخ، هرکدام که زودتر باشد؛ یا میان یک تاریخ و امروز.',
    example('YEARS("2000-05-10", "2024-05-09")', 23),
  ),
  describe(
    'AGE(birthdate, [on])',
    'The age in whole years, today or on a date; blank before birth.',
    'سن به سال کامل، امروز یا در یک تاریخ؛ پیش از تولد خالی.',
    example('AGE("1980-03-22")', 45),
    example('AGE("1980-03-21")', 46),
    example('AGE("2000-02-29", "2018-02-28")', 17),
  ),
  describe(
    'DATE(year, month, day)',
    'The date of a Gregorian year, month and day.',
    'تاریخِ یک سال، ماه و روز میلادی.',
    example('DATE(2024, 2, 29)', '2024-02-29'),
    example('DATE(2024, 14, 1)', '2025-02-01'),
  ),
  describe('YEAR(date)', 'The Gregorian year of a date.', 'سال میلادی تاریخ.', example('YEAR("2024-02-29")', 2024)),
  describe(
    'MONTH(date)',
    'The Gregorian month of a date, from 1.',
    'ماه میلادی تاریخ، از ۱.',
    example('MONTH("2024-02-29")', 2),
  ),
  describe('DAY(date)', 'The day of the Gregorian month.', 'روز ماه میلادی.', example('DAY("2024-02-29")', 29)),
];
