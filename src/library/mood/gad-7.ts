/*
 * Generalized Anxiety Disorder-7, by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an
 * educational grant from Pfizer Inc. Terms: "No permission required to reproduce, translate, display or distribute."
 * The Persian wording is a translation of our own, not a validated version.
 */
import type { Instrument } from '../instrument.ts';
import { lastTwoWeeks, nextSteps, noDiagnosis } from '../parts/mental.ts';
import { coded, gad2Codes } from '../parts/loinc.ts';
import { label, onScale } from '../parts/questions.ts';
import { from } from '../parts/results.ts';
import { pfizer } from '../parts/terms.ts';

const items = onScale(lastTwoWeeks, [
  ['nervous', '1. Feeling nervous, anxious, or on edge', '۱. احساس عصبی بودن، اضطراب یا بی‌تابی'],
  ['control', '2. Not being able to stop or control worrying', '۲. ناتوانی در متوقف یا مهار کردن نگرانی'],
  ['worry', '3. Worrying too much about different things', '۳. نگرانی بیش از اندازه دربارهٔ چیزهای گوناگون'],
  ['relaxing', '4. Trouble relaxing', '۴. دشواری در آرام شدن'],
  ['restless', '5. Being so restless that it is hard to sit still', '۵. بی‌قراری تا حدی که آرام نشستن دشوار باشد'],
  ['irritable', '6. Becoming easily annoyed or irritable', '۶. زود رنجیدن یا زود از کوره در رفتن'],
  ['afraid', '7. Feeling afraid, as if something awful might happen', '۷. احساس ترس، گویی ممکن است اتفاق بدی بیفتد'],
]);

const form: Instrument = {
  id: 'gad-7',
  shelf: 'mood',
  terms: pfizer,
  source:
    'Spitzer RL, Kroenke K, Williams JBW, Löwe B. A brief measure for assessing generalized anxiety disorder. Arch Intern Med. 2006;166:1092–1097. doi:10.1001/archinte.166.10.1092',
  wording: { en: 'official', fa: 'own' },
  definition: {
    schema: 1,
    title: { en: 'Generalized Anxiety Disorder scale (GAD-7)', fa: 'مقیاس اختلال اضطراب فراگیر (GAD-7)' },
    language: 'fa',
    opening: {
      purpose: {
        en: 'To see how worry and tension have affected you lately, so that your clinician can offer the right help.',
        fa: 'برای آنکه درمانگر بداند نگرانی و تنش این روزها چه اثری بر شما داشته و کمک مناسب را پیشنهاد کند.',
      },
      minutes: 2,
      readers: { en: 'your care team', fa: 'گروه درمان شما' },
    },
    pages: [
      {
        id: 'gad7',
        text: 'gad7',
        displayTitle: { en: 'GAD-7', fa: 'GAD-7' },
        pageType: 'form',
        questions: [
          label('intro', {
            en: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
            fa: 'در دو هفتهٔ گذشته، چند وقت یک‌بار هر یک از مشکلات زیر شما را آزار داده است؟',
          }),
          ...items,
          {
            id: 'total',
            name: 'total',
            type: 'calculated',
            title: { en: 'Severity of anxiety', fa: 'شدت اضطراب' },
            shorttitle: { en: 'GAD-7', fa: 'GAD-7' },
            formula: items.map(({ name }) => `SCORE(${name})`).join(' + '),
            floatcount: 0,
            historytype: 'followup',
            min: 0,
            max: 21,
            bands: [
              from(0, 'Minimal', 'ناچیز', undefined, nextSteps.low),
              from(5, 'Mild', 'خفیف', 'info', nextSteps.mild),
              from(10, 'Moderate', 'متوسط', 'warning', nextSteps.high),
              from(15, 'Severe', 'شدید', 'danger', nextSteps.high),
            ],
          },
          label(
            'source',
            {
              en: 'This score is not a diagnosis. Only a clinician can make one.',
              fa: 'این امتیاز به معنای تشخیص نیست؛ تشخیص فقط با پزشک یا روان‌شناس است.',
            },
            {
              en: 'GAD-7 was developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
              fa: 'مقیاس GAD-7 را رابرت ال. اسپیتزر، جنت بی. دبلیو. ویلیامز، کرت کرونکی و همکاران با کمک‌هزینهٔ آموزشی شرکت فایزر ساخته‌اند. تکثیر، ترجمه، نمایش و توزیع آن نیازی به اجازه ندارد.',
            },
          ),
        ],
      },
    ],
    conditions: [],
    endings: [
      {
        id: 'evaluation',
        when: 'total >= 10',
        severity: 'warning',
        title: { en: 'Please speak with a clinician', fa: 'لطفاً با پزشک یا روان‌شناس صحبت کنید' },
        text: {
          en: 'A score of 10 or more calls for further evaluation.',
          fa: 'امتیاز ۱۰ یا بیشتر به ارزیابی بیشتر نیاز دارد.',
        },
      },
      noDiagnosis,
    ],
    report: { questions: [...items.map(({ name }) => name), 'total'], showScores: true },
  },
};

export const gad7 = coded(form, {
  form: '69737-5',
  questions: {
    ...gad2Codes,
    worry: '69733-4',
    relaxing: '69734-2',
    restless: '69735-9',
    irritable: '69689-8',
    afraid: '69736-7',
    total: '70274-6',
  },
});
