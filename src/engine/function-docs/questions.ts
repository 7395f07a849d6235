import { describe, example, type FunctionDoc } from './function-doc.ts';

export const questionDocs: readonly FunctionDoc[] = [
  describe(
    'SCORE(question)',
    'The score of the selected options; blank when the question is not answered.',
    'امتیاز گزینه‌های انتخاب‌شده؛ اگر پرسش پاسخ نداشته باشد خالی.',
    example('SCORE(sleep) + SCORE(mood)', 5, { scores: { sleep: 2, mood: 3 } }),
  ),
  describe(
    'LAST(question)',
    'The answer in the file’s last response.',
    'پاسخ این پرسش در آخرین مراجعهٔ ثبت‌شده در پرونده.',
    example('weight - LAST(weight)', -2, { given: { weight: 70 }, earlier: { weight: [75, 72] } }),
    example('LAST(weight)', undefined),
  ),
  describe(
    'FHIRPATH("expression")',
    'The result of an FHIRPath expression over the answers as an FHIR QuestionnaireResponse, as imported Questionnaires use it; blank when it finds nothing. %resource, %context, %questionnaire, %qitem, %patient and the form’s variables are there.',
    'نتیجهٔ یک عبارت FHIRPath روی پاسخ‌ها به شکل QuestionnaireResponse در FHIR، چنان‌که پرسش‌نامه‌های واردشده به کار می‌برند؛ اگر چیزی پیدا نشود خالی. ‎%resource، ‎%context، ‎%questionnaire، ‎%qitem، ‎%patient و متغیرهای فرم در دسترس‌اند.',
    example('FHIRPATH("%resource.descendants().answer.value.sum()")', 5, { given: { a: 2, b: 3 } }),
  ),
  describe(
    'HISTORY(question)',
    'All previous answers of the file, oldest first, for AVERAGE and the like.',
    'همهٔ پاسخ‌های قبلی پرونده، از قدیم به جدید؛ برای AVERAGE و مانند آن.',
    example('AVERAGE(HISTORY(weight))', 73.5, { earlier: { weight: [75, 72] } }),
  ),
];
