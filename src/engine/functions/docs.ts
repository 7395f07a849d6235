import { describe, example } from './function-doc.ts';
import type { FunctionDoc } from './function-doc.ts';

const logic: readonly FunctionDoc[] = [
  describe('IF(condition, then, [else])', 'One value when the condition holds, another when it does not; without the other, blank. A blank condition does not hold.', 'اگر شرط برقرار باشد مقدار اول، وگرنه مقدار دوم؛ بدون مقدار دوم، خالی. شرط خالی برقرار نیست.',
    example('IF(score >= 10, "moderate", "mild")', 'moderate', { given: { score: 12 } }), example('IF(score >= 10, "moderate")', undefined, { given: { score: 3 } })),
  describe('IFS(condition, value, …)', 'The value after the first condition that holds; blank when none does. End with TRUE for all other cases.', 'مقدارِ پس از نخستین شرطِ برقرار؛ اگر هیچ‌کدام برقرار نباشد خالی. برای حالت‌های دیگر در پایان TRUE بنویسید.',
    example('IFS(bmi < 18.5, "thin", bmi < 25, "normal", TRUE, "heavy")', 'normal', { given: { bmi: 22 } })),
  describe('SWITCH(value, case, result, …, [otherwise])', 'The result of the first case that equals the value; otherwise the last argument, or blank.', 'نتیجهٔ نخستین حالتی که با مقدار برابر است؛ وگرنه آخرین آرگومان یا خالی.',
    example('SWITCH(gender, "female", 1, "male", 2, 0)', 1, { given: { gender: 'female' } }), example('SWITCH(3, 1, "a", 2, "b")', undefined)),
  describe('AND(condition, …)', 'Whether all conditions hold. A blank one does not.', 'آیا همهٔ شرط‌ها برقرارند؟ شرط خالی برقرار نیست.', example('AND(age > 45, smoker)', true, { given: { age: 50, smoker: true } }), example('AND(TRUE, smoker)', false)),
  describe('OR(condition, …)', 'Whether at least one condition holds.', 'آیا دست‌کم یکی از شرط‌ها برقرار است؟', example('OR(1 > 2, 2 > 1)', true)),
  describe('NOT(condition)', 'Whether the condition does not hold.', 'آیا شرط برقرار نیست؟', example('NOT(1 > 2)', true), example('NOT(smoker)', true)),
  describe('BLANK(value)', 'Whether there is no value: not answered, hidden, or without a result.', 'آیا مقدار خالی است؟ یعنی پاسخ داده نشده، پنهان است یا نتیجه‌ای ندارد.', example('BLANK(weight)', true), example('BLANK(0)', false)),
  describe('ANSWERED(question, …)', 'Whether all the questions have an answer.', 'آیا همهٔ این پرسش‌ها پاسخ دارند؟', example('ANSWERED(weight, height)', false, { given: { weight: 70 } }), example('ANSWERED(weight)', true, { given: { weight: 70 } })),
  describe('IFBLANK(value, instead, …)', 'The first of the values that is not blank.', 'نخستین مقداری که خالی نیست.', example('IFBLANK(weight, 60)', 60), example('IFBLANK(1 / 0, "none")', 'none')),
];

const statistics: readonly FunctionDoc[] = [
  describe('SUM(number, …)', 'The sum; blanks and texts are skipped, TRUE counts 1. The sum of nothing is 0.', 'مجموع؛ مقدارهای خالی و متن‌ها نادیده گرفته می‌شوند و TRUE یک به شمار می‌آید. مجموعِ هیچ، ۰ است.', example('SUM(a, b, c)', 3, { given: { a: 1, b: '2' } }), example('SUM(dose)', 30, { given: { dose: [10, 20] } }), example('SUM(a)', 0)),
  describe('AVERAGE(number, …)', 'The mean of what is filled in; blank when nothing is.', 'میانگینِ مقدارهای پرشده؛ اگر هیچ‌کدام پر نباشد خالی.', example('AVERAGE(2, 4, missing)', 3), example('AVERAGE(missing)', undefined)),
  describe('MEDIAN(number, …)', 'The middle value, or the mean of the two in the middle.', 'میانه: مقدار وسط، یا میانگین دو مقدار وسط.', example('MEDIAN(5, 1, 3)', 3), example('MEDIAN(1, 2, 3, 10)', 2.5)),
  describe('STDEV(number, …)', 'The standard deviation of a sample; blank for fewer than two numbers.', 'انحراف معیار نمونه؛ برای کمتر از دو عدد خالی.', example('STDEV(2, 4, 6)', 2), example('STDEV(2)', undefined)),
  describe('MIN(value, …)', 'The smallest number, or the earliest date; blank when nothing is filled in.', 'کوچک‌ترین عدد یا نخستین تاریخ؛ اگر چیزی پر نباشد خالی.', example('MIN(3, 1, missing)', 1), example('MIN("2024-05-01", "2023-01-01")', '2023-01-01')),
  describe('MAX(value, …)', 'The largest number, or the latest date; blank when nothing is filled in.', 'بزرگ‌ترین عدد یا آخرین تاریخ؛ اگر چیزی پر نباشد خالی.', example('MAX(3, 1)', 3), example('MAX(missing)', undefined)),
  describe('COUNT(value, …)', 'How many numbers and dates are filled in.', 'تعداد عددها و تاریخ‌های پرشده.', example('COUNT(1, missing, 3)', 2), example('COUNT("text")', 0)),
  describe('COUNTA(value, …)', 'How many values are filled in, of any kind.', 'تعداد مقدارهای پرشده، از هر نوع.', example('COUNTA(symptoms)', 2, { given: { symptoms: ['cough', 'fever'] } })),
  describe('COUNTIF(value, …, criterion)', 'How many values meet the last argument: a value, or a text such as ">=2".', 'تعداد مقدارهایی که آخرین آرگومان درباره‌شان درست است: یک مقدار، یا متنی مانند ‎">=2".', example('COUNTIF(1, 2, 3, ">=2")', 2), example('COUNTIF("yes", "no", "yes", "yes")', 2)),
  describe('INDEX(list, place)', 'The value at a place of a list, such as the second row or the first choice, counted from 1; blank where there is none.', 'مقدارِ یک جا از فهرست، مانند ردیف دوم یا گزینهٔ نخست؛ شمارش از ۱ است و اگر چیزی آنجا نباشد خالی.', example('INDEX(dose, 2)', 20, { given: { dose: [10, 20] } }), example('INDEX(dose, 3)', undefined, { given: { dose: [10, 20] } })),
];

const numbers: readonly FunctionDoc[] = [
  describe('ROUND(number, [decimals])', 'Rounds; halves go away from zero. Negative decimals round to tens and hundreds.', 'گرد می‌کند؛ نیمه‌ها از صفر دور می‌شوند. رقم اعشار منفی به دهگان و صدگان گرد می‌کند.', example('ROUND(1.005, 2)', 1.01), example('ROUND(-2.5, 0)', -3), example('ROUND(1250, -2)', 1300)),
  describe('ROUNDUP(number, [decimals])', 'Rounds away from zero.', 'دور از صفر گرد می‌کند.', example('ROUNDUP(2.1)', 3), example('ROUNDUP(-2.11, 1)', -2.2)),
  describe('ROUNDDOWN(number, [decimals])', 'Rounds towards zero.', 'به سوی صفر گرد می‌کند.', example('ROUNDDOWN(2.9)', 2), example('ROUNDDOWN(-2.19, 1)', -2.1)),
  describe('CEILING(number, [step])', 'The next multiple of the step upwards.', 'نزدیک‌ترین مضربِ گام، رو به بالا.', example('CEILING(12, 5)', 15), example('CEILING(2.1)', 3)),
  describe('FLOOR(number, [step])', 'The next multiple of the step downwards.', 'نزدیک‌ترین مضربِ گام، رو به پایین.', example('FLOOR(12, 5)', 10), example('FLOOR(0.37, 0.1)', 0.3)),
  describe('ABS(number)', 'The number without its sign.', 'قدر مطلق عدد.', example('ABS(-4)', 4)),
  describe('SQRT(number)', 'The square root; blank for a negative number.', 'جذر عدد؛ برای عدد منفی خالی.', example('SQRT(9)', 3), example('SQRT(-1)', undefined)),
  describe('POWER(number, exponent)', 'The number raised to the exponent, as ^ does.', 'عدد به توان نما، مانند ^.', example('POWER(2, 10)', 1024)),
  describe('EXP(number)', 'e raised to the number.', 'عدد e به توان این عدد.', example('EXP(0)', 1), example('EXP(1000)', undefined)),
  describe('LN(number)', 'The natural logarithm; blank for zero and less.', 'لگاریتم طبیعی؛ برای صفر و کمتر خالی.', example('LN(1)', 0), example('LN(0)', undefined)),
  describe('LOG10(number)', 'The logarithm to base 10.', 'لگاریتم در پایهٔ ۱۰.', example('LOG10(1000)', 3)),
  describe('LOG(number, [base])', 'The logarithm to a base, 10 when none is given.', 'لگاریتم در یک پایه؛ اگر نیاید ۱۰.', example('LOG(8, 2)', 3), example('LOG(100)', 2)),
  describe('MOD(number, divisor)', 'What a division leaves over, with the sign of the divisor.', 'باقی‌ماندهٔ تقسیم، با علامت مقسوم‌علیه.', example('MOD(-3, 2)', 1), example('MOD(3, -2)', -1), example('MOD(3, 0)', undefined)),
  describe('INT(number)', 'The whole number at or below.', 'بزرگ‌ترین عدد صحیحی که از عدد بیشتر نیست.', example('INT(8.9)', 8), example('INT(-8.9)', -9)),
  describe('PI()', 'The number π.', 'عدد پی.', example('ROUND(PI(), 4)', 3.1416)),
];

const texts: readonly FunctionDoc[] = [
  describe('CONCAT(text, …)', 'The texts one after another, as & does; the choices of a list are parted by a comma.', 'متن‌ها پشت سر هم، مانند &؛ گزینه‌های یک فهرست با ویرگول جدا می‌شوند.', example('CONCAT("BMI: ", 22.5)', 'BMI: 22.5'), example('CONCAT(drugs)', 'aspirin, heparin', { given: { drugs: ['aspirin', 'heparin'] } })),
  describe('LEN(text)', 'How many characters the text has.', 'تعداد نویسه‌های متن.', example('LEN("سلام")', 4), example('LEN(missing)', 0)),
  describe('CONTAINS(list, value)', 'Whether a value is among the choices, or a text is part of a text; capitals do not matter.', 'آیا مقدار در میان گزینه‌ها، یا متن بخشی از متن است؟ بزرگی و کوچکی حروف مهم نیست.', example('CONTAINS(symptoms, "fever")', true, { given: { symptoms: ['cough', 'fever'] } }), example('CONTAINS("Chest pain", "PAIN")', true)),
  describe('LOWER(text)', 'The text in small letters.', 'متن با حروف کوچک.', example('LOWER("BMI")', 'bmi')),
  describe('UPPER(text)', 'The text in capitals.', 'متن با حروف بزرگ.', example('UPPER("bmi")', 'BMI')),
  describe('TRIM(text)', 'The text without spaces around it, and single ones inside.', 'متن بدون فاصله‌های دو سر، و با یک فاصله میان واژه‌ها.', example('TRIM("  a   b ")', 'a b')),
  describe('LEFT(text, [count])', 'The first characters; one when no count is given.', 'نویسه‌های نخست؛ اگر تعداد نیاید یکی.', example('LEFT("A12", 1)', 'A')),
  describe('RIGHT(text, [count])', 'The last characters; one when no count is given.', 'نویسه‌های پایانی؛ اگر تعداد نیاید یکی.', example('RIGHT("A12", 2)', '12'), example('RIGHT("A12", 9)', 'A12')),
  describe('MID(text, from, count)', 'Characters from a place on, counted from 1.', 'نویسه‌ها از یک جا به بعد؛ شمارش از ۱ است.', example('MID("abcdef", 2, 3)', 'bcd')),
];

const dates: readonly FunctionDoc[] = [
  describe('TODAY()', 'Today’s date.', 'تاریخ امروز.', example('TODAY()', '2026-03-21'), example('TODAY() + 7', '2026-03-28')),
  describe('NOW()', 'Today’s date and the time.', 'تاریخ امروز و ساعت.', example('NOW()', '2026-03-21T12:00:00')),
  describe('DAYS(end, start)', 'Days from the start to the end; negative when the end comes first.', 'تعداد روزها از آغاز تا پایان؛ اگر پایان زودتر باشد منفی.', example('DAYS("2024-03-01", "2024-02-01")', 29)),
  describe('MONTHS(date, [date])', 'Whole months between two dates, whichever comes first; or between a date and today.', 'ماه‌های کامل میان دو تاریخ، هرکدام که زودتر باشد؛ یا میان یک تاریخ و امروز.', example('MONTHS("2024-01-31", "2024-03-30")', 1), example('MONTHS("2026-01-21")', 2)),
  describe('YEARS(date, [date])', 'Whole years between two dates, whichever comes first; or between a date and today.', 'سال‌های کامل میان دو تاریخ، هرکدام که زودتر باشد؛ یا میان یک تاریخ و امروز.', example('YEARS("2000-05-10", "2024-05-09")', 23)),
  describe('AGE(birthdate, [on])', 'The age in whole years, today or on a date; blank before birth.', 'سن به سال کامل، امروز یا در یک تاریخ؛ پیش از تولد خالی.', example('AGE("1980-03-22")', 45), example('AGE("1980-03-21")', 46), example('AGE("2000-02-29", "2018-02-28")', 17)),
  describe('DATE(year, month, day)', 'The date of a Gregorian year, month and day.', 'تاریخِ یک سال، ماه و روز میلادی.', example('DATE(2024, 2, 29)', '2024-02-29'), example('DATE(2024, 14, 1)', '2025-02-01')),
  describe('YEAR(date)', 'The Gregorian year of a date.', 'سال میلادی تاریخ.', example('YEAR("2024-02-29")', 2024)),
  describe('MONTH(date)', 'The Gregorian month of a date, from 1.', 'ماه میلادی تاریخ، از ۱.', example('MONTH("2024-02-29")', 2)),
  describe('DAY(date)', 'The day of the Gregorian month.', 'روز ماه میلادی.', example('DAY("2024-02-29")', 29)),
];

const questions: readonly FunctionDoc[] = [
  describe('SCORE(question)', 'What the chosen options count for; blank when the question is not answered.', 'امتیاز گزینه‌های انتخاب‌شده؛ اگر پرسش پاسخ نداشته باشد خالی.', example('SCORE(sleep) + SCORE(mood)', 5, { scores: { sleep: 2, mood: 3 } })),
  describe('LAST(question)', 'The answer in the file’s last entry.', 'پاسخ این پرسش در آخرین مراجعهٔ ثبت‌شده در پرونده.', example('weight - LAST(weight)', -2, { given: { weight: 70 }, earlier: { weight: [75, 72] } }), example('LAST(weight)', undefined)),
  describe('FHIRPATH("expression")', 'The result of an FHIRPath expression over the answers as an FHIR QuestionnaireResponse, as imported Questionnaires use it; blank when it finds nothing. %resource, %context, %questionnaire, %qitem, %patient and the form’s variables are there.', 'نتیجهٔ یک عبارت FHIRPath روی پاسخ‌ها به شکل QuestionnaireResponse در FHIR، چنان‌که پرسش‌نامه‌های واردشده به کار می‌برند؛ اگر چیزی پیدا نشود خالی. ‎%resource، ‎%context، ‎%questionnaire، ‎%qitem، ‎%patient و متغیرهای فرم در دسترس‌اند.',
    example('FHIRPATH("%resource.descendants().answer.value.sum()")', 5, { given: { a: 2, b: 3 } })),
  describe('HISTORY(question)', 'All earlier answers of the file, oldest first, for AVERAGE and the like.', 'همهٔ پاسخ‌های پیشین پرونده، از قدیم به جدید؛ برای AVERAGE و مانند آن.', example('AVERAGE(HISTORY(weight))', 73.5, { earlier: { weight: [75, 72] } })),
];

/** What each function does, with examples, in the order in which a list shows them. For people: nothing computes with it. */
export const functionDocs: readonly FunctionDoc[] = [...logic, ...statistics, ...numbers, ...texts, ...dates, ...questions];
