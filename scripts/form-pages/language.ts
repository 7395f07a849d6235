import type { FunctionExample } from '../../src/engine/function-docs/function-doc.ts';
import { limits } from '../../src/engine/definition/limits.ts';
import { example } from '../../src/engine/function-docs/function-doc.ts';
import type { Bilingual } from './doc.ts';

/** One rule of the expression language; each example is also a test. */
export interface LanguageRule extends Bilingual {
  readonly examples: readonly FunctionExample[];
}

const rule = (en: string, fa: string, ...examples: readonly FunctionExample[]): LanguageRule => ({ en, fa, examples });

export const languageRules: readonly LanguageRule[] = [
  rule(
    '`+ - * / ^ %` calculate, `&` joins texts, `= <> < <= > >=` compare. Precedence is as in Excel, from highest to lowest: sign, `%`, `^`, `* /`, `+ -`, `&`, comparisons; equal precedence is evaluated from left to right.',
    'عملگرهای `+ - * / ^ %` محاسبه می‌کنند، `&` متن‌ها را به هم می‌پیوندد و `= <> < <= > >=` می‌سنجند. تقدم مانند اکسل است، از قوی‌ترین: علامت، `%`، `^`، `* /`، `+ -`، `&`، سنجش‌ها؛ هم‌ترازها از چپ به راست.',
    example('-2^2', 4),
    example('2^3^2', 64),
    example('1 + 2 * 3', 7),
    example('50%', 0.5),
    example('"BMI " & 22.5', 'BMI 22.5'),
    example('(1 + 2) * 3', 9),
  ),
  rule(
    'Questions are referenced by name, patient details as `patient.age`, `patient.gender`, `patient.birthdate` and so on. `patient.age` is counted from the date of birth; an age that was entered counts only without one. Functions, `TRUE` and `FALSE` can be written in lowercase; names are case-sensitive.',
    'پرسش با نامش خوانده می‌شود؛ `patient.age`، `patient.gender`، `patient.birthdate` و دیگر مشخصات بیمار با نام خود. `patient.age` از تاریخ تولد حساب می‌شود و سنی که وارد شده فقط بدون آن به کار می‌رود. تابع‌ها و `TRUE` و `FALSE` را می‌توان با حروف کوچک نوشت؛ نام‌ها را نه.',
    example('weight / (height / 100) ^ 2', 24, { given: { weight: 54, height: 150 } }),
    example('round(2.4)', 2),
    example('true', true),
  ),
  rule(
    'Digits of any script, `٫` and `٬` are read as numbers, and so is text that contains a number. Arguments are separated by a comma, `؛` or `;`.',
    'رقم‌های هر خطی، `٫` و `٬` عدد خوانده می‌شوند، و همچنین متنی که عدد باشد. ویرگول آرگومان‌ها را جدا می‌کند؛ `؛` و `;` نیز.',
    example('۱۲٫۵ * 2', 25),
    example('"۱۰" + 1', 11),
    example('IF(1 > 2؛ 3؛ 4)', 4),
    example('SUM(1; 2)', 3),
  ),
  rule(
    'Blank (no answer, a hidden question or no result) makes arithmetic blank, equals only blank, and has no order. SUM, AVERAGE and similar functions skip it. An expression without a result is blank: there are no error values.',
    'خالی، یعنی بی‌پاسخ، پنهان یا بی‌نتیجه، از محاسبه خالی می‌گذرد، فقط با خالی برابر است و ترتیبی ندارد. SUM و AVERAGE و مانند آن نادیده‌اش می‌گیرند. آنچه نتیجه ندارد خالی است؛ مقدار خطا در کار نیست.',
    example('missing + 1', undefined),
    example('missing = 0', false),
    example('missing = ""', true),
    example('missing < 5', false),
    example('SUM(missing, 2)', 2),
    example('1 / 0', undefined),
  ),
  rule(
    'Text comparison ignores case, the script of digits and the Arabic or Persian form of yeh and kaf. Text that contains a number is compared with numbers as a number.',
    'متن‌ها با هر بزرگی حروف، هر خط رقم و هر شکل عربی یا فارسی ی و ک برابرند. متنی که عدد باشد در برابر عدد، عدد سنجیده می‌شود.',
    example('"Male" = "male"', true),
    example('"كيك" = "کیک"', true),
    example('"9" < 10', true),
  ),
  rule(
    'A list of choices or rows equals any value it contains. Used as a single value, a list with one item is that item, and a longer list is blank.',
    'فهرست، از گزینه‌ها یا سطرها، با مقداری که در آن است برابر است. به جای یک مقدار، فهرستِ تک‌عضوی همان عضو است و فهرست بلندتر خالی.',
    example('symptoms = "fever"', true, { given: { symptoms: ['cough', 'fever'] } }),
    example('doses + 1', undefined, { given: { doses: [1, 2] } }),
  ),
  rule(
    'Over a repeating container, `SUM(dose)` and `SUM(medications.dose)` include all rows; inside a row, a name refers to that row. `mood.sleep` is a row of a matrix.',
    'روی قاب تکرارشونده `SUM(dose)` و `SUM(medications.dose)` همهٔ سطرها را می‌گیرند؛ درون یک سطر، نام یعنی همان سطر. `mood.sleep` سطری از جدول گزینه‌هاست.',
    example('SUM(medications.dose)', 30, { given: { 'medications.dose': [10, 20] } }),
  ),
  rule(
    'Dates are `YYYY-MM-DD`, always Gregorian, in whichever calendar they are displayed. A date plus a number is a date that many days later; the difference of two dates is in days. A time is a fraction of the day.',
    'تاریخ `YYYY-MM-DD` و همیشه میلادی است، در هر تقویمی که دیده شود. تاریخ و عدد، تاریخی به همان تعداد روز بعد است؛ دو تاریخ، فاصلهٔ روزها. ساعت، بخشِ گذشتهٔ روز است.',
    example('"2024-02-28" + 2', '2024-03-01'),
    example('"2024-03-01" - "2024-02-28"', 2),
    example('TODAY() - "2026-03-20"', 1),
    example('"18:00" - "06:00"', 0.5),
  ),
  rule(
    'Numbers have at most fifteen digits, as in Excel, and are never infinite; halves are rounded away from zero.',
    'عددها حداکثر پانزده رقم دارند، چنان‌که اکسل نشان می‌دهد، و هرگز بی‌نهایت نیستند؛ نیمه‌ها از صفر دور گرد می‌شوند.',
    example('0.1 + 0.2', 0.3),
    example('10 ^ 400', undefined),
    example('ROUND(2.5)', 3),
  ),
  rule(
    `An expression has at most ${limits.expressionCharacters} characters, nests ${limits.expressionDepth} deep, takes ${limits.expressionSteps} steps and makes texts of ${limits.expressionTextCharacters} characters; otherwise it is rejected or stopped, and the question says so. Nothing is executed as code: there is no eval and no access to the page.`,
    `عبارت حداکثر ${limits.expressionCharacters} کاراکتر، ${limits.expressionDepth} لایه، ${limits.expressionSteps} گام و متن‌هایی تا ${limits.expressionTextCharacters} کاراکتر دارد؛ فراتر از آن پذیرفته نمی‌شود یا متوقف می‌شود و پرسش آن را می‌گوید. هیچ‌چیز چون برنامه اجرا نمی‌شود: نه eval هست و نه راهی به صفحه.`,
  ),
];
