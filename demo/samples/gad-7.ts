/*
 * Generalized Anxiety Disorder-7, by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an
 * educational grant from Pfizer Inc. Terms: "No permission required to reproduce, translate, display or distribute."
 * The Persian wording is a translation made for this sample, not a validated version.
 */
import { band, calculator, label, lastTwoWeeks, mentalHealth, onScale, soft } from './furniture.ts';
import type { Sample } from './sample.ts';

const items = onScale(lastTwoWeeks, [
  ['nervous', '1. Feeling nervous, anxious, or on edge', '۱. احساس عصبی بودن، اضطراب یا بی‌تابی'],
  ['control', '2. Not being able to stop or control worrying', '۲. ناتوانی در متوقف یا مهار کردن نگرانی'],
  ['worry', '3. Worrying too much about different things', '۳. نگرانی بیش از اندازه دربارهٔ چیزهای گوناگون'],
  ['relaxing', '4. Trouble relaxing', '۴. دشواری در آرام شدن'],
  ['restless', '5. Being so restless that it is hard to sit still', '۵. بی‌قراری تا حدی که آرام نشستن دشوار باشد'],
  ['irritable', '6. Becoming easily annoyed or irritable', '۶. زود رنجیدن یا زود از کوره در رفتن'],
  ['afraid', '7. Feeling afraid, as if something awful might happen', '۷. احساس ترس، گویی ممکن است اتفاق بدی بیفتد'],
]);

export const gad7: Sample = {
  ...calculator,
  service: mentalHealth,
  project: { slug: 'mood-scales', title: { en: 'Mood and anxiety scales', fa: 'مقیاس‌های خلق و اضطراب' } },
  category: { slug: 'gad-7', title: { en: 'GAD-7 — anxiety', fa: 'پرسش‌نامهٔ اضطراب GAD-7' } },
  definition: {
    schema: 1,
    title: { en: 'Generalized Anxiety Disorder scale (GAD-7)', fa: 'مقیاس اختلال اضطراب فراگیر (GAD-7)' },
    language: 'fa',
    pages: [{
      id: 'gad7', text: 'gad7', displayTitle: { en: 'GAD-7', fa: 'GAD-7' }, pageType: 'form',
      questions: [
        label('intro', {
          en: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
          fa: 'در دو هفتهٔ گذشته، هر یک از مشکلات زیر چقدر شما را آزرده است؟',
        }),
        ...items,
        {
          id: 'total', name: 'total', type: 'calculated', title: { en: 'Total score', fa: 'امتیاز کل' }, shorttitle: { en: 'GAD-7', fa: 'GAD-7' },
          subtitle: { en: '0 to 21', fa: '۰ تا ۲۱' }, helptext: { en: 'Shown once all seven questions are answered.', fa: 'پس از پاسخ به هر هفت پرسش نشان داده می‌شود.' },
          formula: items.map(({ name }) => `SCORE(${name})`).join(' + '), floatcount: 0, historytype: 'followup', displaysize: 6, startNewRow: true, ...soft,
        },
        {
          id: 'severity', name: 'severity', type: 'calculated', title: { en: 'Severity of anxiety', fa: 'شدت اضطراب' }, displaysize: 6, ...soft,
          formula: 'IFS(BLANK(total), "", total < 5, "minimal", total < 10, "mild", total < 15, "moderate", TRUE, "severe")',
          options: [band('minimal', 'Minimal', 'ناچیز'), band('mild', 'Mild', 'خفیف'), band('moderate', 'Moderate', 'متوسط'), band('severe', 'Severe', 'شدید')],
        },
        label('advice', {
          en: 'A score of 10 or more calls for further evaluation by a clinician.', fa: 'امتیاز ۱۰ یا بیشتر به ارزیابی بیشتر نزد پزشک یا روان‌شناس نیاز دارد.',
        }),
        label('source', {
          en: 'A score is no diagnosis: only a clinician can make one.', fa: 'امتیاز به معنای تشخیص نیست؛ تشخیص تنها با پزشک یا روان‌شناس است.',
        }, {
          en: 'GAD-7 was developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
          fa: 'مقیاس GAD-7 را رابرت ال. اسپیتزر، جنت بی. دبلیو. ویلیامز، کرت کرونکی و همکاران با کمک‌هزینهٔ آموزشی شرکت فایزر ساخته‌اند. تکثیر، ترجمه، نمایش و توزیع آن نیازی به اجازه ندارد.',
        }),
      ],
    }],
    conditions: [{ id: 'show-advice', kind: 'visibility', target: 'advice', when: 'total >= 10' }],
    report: { questions: [...items.map(({ name }) => name), 'total', 'severity'], showScores: true },
  },
};
