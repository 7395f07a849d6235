/*
 * Patient Health Questionnaire-9, by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an
 * educational grant from Pfizer Inc. Terms: "No permission required to reproduce, translate, display or distribute."
 * The Persian wording is a translation of our own, not a validated version.
 */
import type { Instrument } from '../instrument.ts';
import { crisisLinks, lastTwoWeeks, nextSteps, noDiagnosis } from '../parts/mental.ts';
import { coded, phq2Codes } from '../parts/loinc.ts';
import { label, onScale, option } from '../parts/questions.ts';
import { from } from '../parts/results.ts';
import { pfizer } from '../parts/terms.ts';

const items = onScale(lastTwoWeeks, [
  ['interest', '1. Little interest or pleasure in doing things', '۱. کم شدن علاقه یا لذت در انجام کارها'],
  ['mood', '2. Feeling down, depressed, or hopeless', '۲. احساس غم، افسردگی یا ناامیدی'],
  [
    'sleep',
    '3. Trouble falling or staying asleep, or sleeping too much',
    '۳. دشواری در به خواب رفتن یا در خواب ماندن، یا خواب بیش از اندازه',
  ],
  ['energy', '4. Feeling tired or having little energy', '۴. احساس خستگی یا کم‌انرژی بودن'],
  ['appetite', '5. Poor appetite or overeating', '۵. کم‌اشتهایی یا پرخوری'],
  [
    'selfworth',
    '6. Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
    '۶. احساس بد نسبت به خود، یا این احساس که شکست‌خورده‌اید یا خود یا خانواده‌تان را ناامید کرده‌اید',
  ],
  [
    'concentration',
    '7. Trouble concentrating on things, such as reading the newspaper or watching television',
    '۷. دشواری در تمرکز بر کارها، مانند خواندن روزنامه یا تماشای تلویزیون',
  ],
  [
    'movement',
    '8. Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
    '۸. آن‌قدر آهسته حرکت یا صحبت کرده‌اید که دیگران متوجه شده باشند؟ یا برعکس، آن‌قدر بی‌قرار بوده‌اید که بسیار بیشتر از معمول در حرکت بوده‌اید',
  ],
  [
    'selfharm',
    '9. Thoughts that you would be better off dead or of hurting yourself in some way',
    '۹. این فکر که بهتر بود مرده بودید، یا فکر آسیب زدن به خود به هر شکل',
  ],
]);

const total = items.map(({ name }) => `SCORE(${name})`).join(' + ');

const form: Instrument = {
  id: 'phq-9',
  shelf: 'mood',
  terms: pfizer,
  source:
    'Kroenke K, Spitzer RL, Williams JBW. The PHQ-9. J Gen Intern Med. 2001;16:606–613. doi:10.1046/j.1525-1497.2001.016009606.x',
  wording: { en: 'official', fa: 'own' },
  definition: {
    schema: 1,
    title: { en: 'Patient Health Questionnaire (PHQ-9)', fa: 'پرسش‌نامهٔ سلامت بیمار (PHQ-9)' },
    language: 'fa',
    opening: {
      purpose: {
        en: 'To see how low mood has affected you lately, so that your clinician can offer the right help.',
        fa: 'برای آنکه درمانگر بداند خلق شما این روزها چگونه بوده و کمک مناسب را پیشنهاد کند.',
      },
      minutes: 3,
      readers: { en: 'your care team', fa: 'گروه درمان شما' },
    },
    pages: [
      {
        id: 'phq9',
        text: 'phq9',
        displayTitle: { en: 'PHQ-9', fa: 'PHQ-9' },
        pageType: 'form',
        questions: [
          label('intro', {
            en: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
            fa: 'در دو هفتهٔ گذشته، چند وقت یک‌بار هر یک از مشکلات زیر شما را آزار داده است؟',
          }),
          ...items,
          {
            id: 'difficulty',
            name: 'difficulty',
            type: 'flatview',
            startNewRow: true,
            title: {
              en: 'How difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
              fa: 'این مشکلات انجام کار، رسیدگی به امور خانه یا کنار آمدن با دیگران را چقدر برای شما دشوار کرده‌اند؟',
            },
            subtitle: { en: 'Does not count towards the score', fa: 'در امتیاز حساب نمی‌شود' },
            options: [
              option('0', undefined, 'Not difficult at all', 'اصلاً دشوار نکرده‌اند'),
              option('1', undefined, 'Somewhat difficult', 'تا حدی دشوار کرده‌اند'),
              option('2', undefined, 'Very difficult', 'بسیار دشوار کرده‌اند'),
              option('3', undefined, 'Extremely difficult', 'بی‌اندازه دشوار کرده‌اند'),
            ],
          },
          {
            id: 'total',
            name: 'total',
            type: 'calculated',
            title: { en: 'Severity of depression', fa: 'شدت افسردگی' },
            shorttitle: { en: 'PHQ-9', fa: 'PHQ-9' },
            formula: total,
            floatcount: 0,
            historytype: 'followup',
            min: 0,
            max: 27,
            bands: [
              from(0, 'None to minimal', 'ناچیز یا هیچ', undefined, nextSteps.low),
              from(5, 'Mild', 'خفیف', 'info', nextSteps.mild),
              from(10, 'Moderate', 'متوسط', 'warning', nextSteps.high),
              from(15, 'Moderately severe', 'نسبتاً شدید', 'warning', nextSteps.high),
              from(20, 'Severe', 'شدید', 'danger', nextSteps.high),
            ],
          },
          label(
            'source',
            {
              en: 'This score is not a diagnosis. Only a clinician can make one.',
              fa: 'این امتیاز به معنای تشخیص نیست؛ تشخیص فقط با پزشک یا روان‌شناس است.',
            },
            {
              en: 'PHQ-9 was developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
              fa: 'پرسش‌نامهٔ PHQ-9 را رابرت ال. اسپیتزر، جنت بی. دبلیو. ویلیامز، کرت کرونکی و همکاران با کمک‌هزینهٔ آموزشی شرکت فایزر ساخته‌اند. تکثیر، ترجمه، نمایش و توزیع آن نیازی به اجازه ندارد.',
            },
          ),
        ],
      },
    ],
    conditions: [
      {
        id: 'show-difficulty',
        kind: 'visibility',
        target: 'difficulty',
        when: `SUM(${items.map(({ name }) => `SCORE(${name})`).join(', ')}) > 0`,
      },
      {
        id: 'notify-selfharm',
        kind: 'notify',
        when: 'SCORE(selfharm) > 0',
        to: [{ role: 'owner' }, { role: 'expert' }],
        severity: 'danger',
        text: {
          en: 'Thoughts of death or self-harm were reported (question 9).',
          fa: 'فکر مرگ یا آسیب زدن به خود گزارش شده است (پرسش ۹).',
        },
      },
    ],
    endings: [
      {
        id: 'crisis',
        when: 'SCORE(selfharm) > 0',
        severity: 'danger',
        title: { en: 'You are not alone, and help works', fa: 'تنها نیستید و کمک گرفتن مؤثر است' },
        text: {
          en: 'You have said that thoughts of death or of hurting yourself have troubled you. Please speak with your doctor or someone you trust today.\nIf you may act on these thoughts, call your local emergency number now, or go to the nearest emergency department.',
          fa: 'شما گفته‌اید که فکر مرگ یا آسیب زدن به خود شما را آزرده است. لطفاً همین امروز با پزشک خود یا کسی که به او اعتماد دارید صحبت کنید.\nاگر ممکن است به این فکرها عمل کنید، همین حالا تماس بگیرید یا به نزدیک‌ترین اورژانس بروید.',
        },
        links: crisisLinks,
      },
      {
        id: 'severe',
        when: 'total >= 15',
        severity: 'warning',
        title: { en: 'Please speak with a clinician soon', fa: 'لطفاً به‌زودی با پزشک یا روان‌شناس صحبت کنید' },
        text: {
          en: 'A score of 15 or more calls for an evaluation and, in most cases, treatment.',
          fa: 'امتیاز ۱۵ یا بیشتر به ارزیابی و بیشتر وقت‌ها به درمان نیاز دارد.',
        },
      },
      noDiagnosis,
    ],
    report: { questions: [...items.map(({ name }) => name), 'difficulty', 'total'], showScores: true },
  },
};

export const phq9 = coded(form, {
  form: '44249-1',
  questions: {
    ...phq2Codes,
    sleep: '44259-0',
    energy: '44254-1',
    appetite: '44251-7',
    selfworth: '44258-2',
    concentration: '44252-5',
    movement: '44253-3',
    selfharm: '44260-8',
    difficulty: '69722-7',
    total: '44261-6',
  },
  answers: { difficulty: ['LA6572-7', 'LA6573-5', 'LA6575-0', 'LA6574-3'] },
});
