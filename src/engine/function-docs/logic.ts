import { describe, example, type FunctionDoc } from './function-doc.ts';

export const logicDocs: readonly FunctionDoc[] = [
  describe(
    'IF(condition, then, [else])',
    'One value when the condition holds, another when it does not; without the other, blank. A blank condition does not hold.',
    'اگر شرط برقرار باشد مقدار اول، وگرنه مقدار دوم؛ بدون مقدار دوم، خالی. شرط خالی برقرار نیست.',
    example('IF(score >= 10, "moderate", "mild")', 'moderate', { given: { score: 12 } }),
    example('IF(score >= 10, "moderate")', undefined, { given: { score: 3 } }),
  ),
  describe(
    'IFS(condition, value, …)',
    'The value after the first condition that holds; blank when none does. End with TRUE for all other cases.',
    'مقدارِ پس از اولین شرطِ برقرار؛ اگر هیچ‌کدام برقرار نباشد خالی. برای حالت‌های دیگر در پایان TRUE بنویسید.',
    example('IFS(bmi < 18.5, "thin", bmi < 25, "normal", TRUE, "heavy")', 'normal', { given: { bmi: 22 } }),
  ),
  describe(
    'SWITCH(value, case, result, …, [otherwise])',
    'The result of the first case that equals the value; otherwise the last argument, or blank.',
    'نتیجهٔ اولین حالتی که با مقدار برابر است؛ وگرنه آخرین آرگومان یا خالی.',
    example('SWITCH(gender, "female", 1, "male", 2, 0)', 1, { given: { gender: 'female' } }),
    example('SWITCH(3, 1, "a", 2, "b")', undefined),
  ),
  describe(
    'AND(condition, …)',
    'Whether all conditions hold. A blank one does not.',
    'آیا همهٔ شرط‌ها برقرارند؟ شرط خالی برقرار نیست.',
    example('AND(age > 45, smoker)', true, { given: { age: 50, smoker: true } }),
    example('AND(TRUE, smoker)', false),
  ),
  describe(
    'OR(condition, …)',
    'Whether at least one condition holds.',
    'آیا حداقل یکی از شرط‌ها برقرار است؟',
    example('OR(1 > 2, 2 > 1)', true),
  ),
  describe(
    'NOT(condition)',
    'Whether the condition does not hold.',
    'آیا شرط برقرار نیست؟',
    example('NOT(1 > 2)', true),
    example('NOT(smoker)', true),
  ),
  describe(
    'BLANK(value)',
    'Whether there is no value: not answered, hidden, or without a result.',
    'آیا مقدار خالی است؟ یعنی پاسخ داده نشده، پنهان است یا نتیجه‌ای ندارد.',
    example('BLANK(weight)', true),
    example('BLANK(0)', false),
  ),
  describe(
    'ANSWERED(question, …)',
    'Whether all the questions have an answer.',
    'آیا همهٔ این پرسش‌ها پاسخ دارند؟',
    example('ANSWERED(weight, height)', false, { given: { weight: 70 } }),
    example('ANSWERED(weight)', true, { given: { weight: 70 } }),
  ),
  describe(
    'IFBLANK(value, instead, …)',
    'The first of the values that is not blank.',
    'اولین مقداری که خالی نیست.',
    example('IFBLANK(weight, 60)', 60),
    example('IFBLANK(1 / 0, "none")', 'none'),
  ),
];
