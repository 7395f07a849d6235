import { describe, example, type FunctionDoc } from './function-doc.ts';

export const textDocs: readonly FunctionDoc[] = [
  describe(
    'CONCAT(text, …)',
    'Joins texts, as & does; the items of a list are separated by commas.',
    'متن‌ها پشت سر هم، مانند &؛ گزینه‌های یک فهرست با ویرگول جدا می‌شوند.',
    example('CONCAT("BMI: ", 22.5)', 'BMI: 22.5'),
    example('CONCAT(drugs)', 'aspirin, heparin', { given: { drugs: ['aspirin', 'heparin'] } }),
  ),
  describe(
    'LEN(text)',
    'How many characters the text has.',
    'تعداد کاراکتر‌های متن.',
    example('LEN("سلام")', 4),
    example('LEN(missing)', 0),
  ),
  describe(
    'CONTAINS(list, value)',
    'Whether a value is among the choices, or a text is part of a text; case is ignored.',
    'آیا مقدار در میان گزینه‌ها، یا متن بخشی از متن است؟ بزرگی و کوچکی حروف مهم نیست.',
    example('CONTAINS(symptoms, "fever")', true, { given: { symptoms: ['cough', 'fever'] } }),
    example('CONTAINS("Chest pain", "PAIN")', true),
  ),
  describe('LOWER(text)', 'The text in lowercase.', 'متن با حروف کوچک.', example('LOWER("BMI")', 'bmi')),
  describe('UPPER(text)', 'The text in uppercase.', 'متن با حروف بزرگ.', example('UPPER("bmi")', 'BMI')),
  describe(
    'TRIM(text)',
    'The text without spaces around it, and single ones inside.',
    'متن بدون فاصله‌های دو سر، و با یک فاصله میان واژه‌ها.',
    example('TRIM("  a   b ")', 'a b'),
  ),
  describe(
    'LEFT(text, [count])',
    'The first characters; one when no count is given.',
    'کاراکترهای اول؛ اگر تعداد نیاید یکی.',
    example('LEFT("A12", 1)', 'A'),
  ),
  describe(
    'RIGHT(text, [count])',
    'The last characters; one when no count is given.',
    'کاراکتر‌های پایانی؛ اگر تعداد نیاید یکی.',
    example('RIGHT("A12", 2)', '12'),
    example('RIGHT("A12", 9)', 'A12'),
  ),
  describe(
    'MID(text, from, count)',
    'Characters from a place on, counted from 1.',
    'کاراکتر‌ها از یک جا به بعد؛ شمارش از ۱ است.',
    example('MID("abcdef", 2, 3)', 'bcd'),
  ),
];
