/*
 * The World Health Organization-Five Well-Being Index (WHO-5). Geneva: World Health Organization; 2024.
 * Licence: CC BY-NC-SA 3.0 IGO (https://creativecommons.org/licenses/by-nc-sa/3.0/igo/). The wording in this file, its
 * Persian translation included, is under that licence and not under the licence of the rest of the product: it may be
 * shared and adapted for non-commercial purposes, with attribution, under the same licence. The form shows the
 * attribution and the disclaimer that WHO asks of translations.
 */
import type { Instrument } from '../instrument.ts';
import { noDiagnosis } from '../parts/mental.ts';
import { label, onScale, option } from '../parts/questions.ts';
import { from } from '../parts/results.ts';
import { whoCreativeCommons } from '../parts/terms.ts';

const frequency = [
  option('5', 5, 'All of the time', 'همیشه'),
  option('4', 4, 'Most of the time', 'بیشتر اوقات'),
  option('3', 3, 'More than half of the time', 'بیش از نیمی از اوقات'),
  option('2', 2, 'Less than half of the time', 'کمتر از نیمی از اوقات'),
  option('1', 1, 'Some of the time', 'گاهی'),
  option('0', 0, 'At no time', 'هیچ‌گاه'),
];

const items = onScale(frequency, [
  ['cheerful', '1. I have felt cheerful and in good spirits', '۱. شاد و سرحال بوده‌ام'],
  ['calm', '2. I have felt calm and relaxed', '۲. آرام و آسوده بوده‌ام'],
  ['active', '3. I have felt active and vigorous', '۳. فعال و پرانرژی بوده‌ام'],
  ['rested', '4. I woke up feeling fresh and rested', '۴. سرحال و استراحت‌کرده از خواب بیدار شده‌ام'],
  [
    'interested',
    '5. My daily life has been filled with things that interest me',
    '۵. زندگی روزانه‌ام پر از چیزهایی بوده که برایم جالب‌اند',
  ],
]);

export const who5: Instrument = {
  id: 'who-5',
  shelf: 'wellbeing',
  terms: whoCreativeCommons,
  source: 'The World Health Organization-Five Well-Being Index (WHO-5). Geneva: World Health Organization; 2024',
  wording: { en: 'official', fa: 'own' },
  definition: {
    schema: 1,
    title: { en: 'WHO-5 Well-Being Index', fa: 'شاخص پنج‌پرسشی بهزیستی سازمان جهانی بهداشت (WHO-5)' },
    language: 'fa',
    opening: {
      purpose: { en: 'To follow your well-being over time.', fa: 'برای دنبال کردن حال شما در طول زمان.' },
      minutes: 1,
      readers: { en: 'your care team', fa: 'گروه درمان شما' },
    },
    pages: [
      {
        id: 'who5',
        text: 'who5',
        displayTitle: { en: 'WHO-5', fa: 'WHO-5' },
        pageType: 'form',
        questions: [
          label('intro', {
            en: 'For each of the five statements, choose what is closest to how you have been feeling over the last two weeks.',
            fa: 'برای هر یک از پنج جملهٔ زیر، گزینه‌ای را انتخاب کنید که به حال شما در دو هفتهٔ گذشته نزدیک‌تر است.',
          }),
          ...items,
          {
            id: 'raw',
            name: 'raw',
            type: 'calculated',
            title: { en: 'Raw score', fa: 'امتیاز خام' },
            formula: items.map(({ name }) => `SCORE(${name})`).join(' + '),
            floatcount: 0,
            min: 0,
            max: 25,
            displaysize: 4,
            startNewRow: true,
          },
          {
            id: 'percentage',
            name: 'percentage',
            type: 'calculated',
            title: { en: 'Well-being', fa: 'بهزیستی' },
            shorttitle: { en: 'WHO-5', fa: 'WHO-5' },
            subtitle: { en: '0 is the worst, 100 the best imaginable', fa: '۰ بدترین و ۱۰۰ بهترین حال ممکن است' },
            formula: 'raw * 4',
            floatcount: 0,
            unit: { en: '%', fa: 'درصد' },
            historytype: 'followup',
            min: 0,
            max: 100,
            displaysize: 8,
            bands: [
              from(0, 'Very low: assess for depression', 'بسیار پایین: ارزیابی برای افسردگی لازم است', 'danger'),
              from(29, 'Low: further screening is advised', 'پایین: غربالگری بیشتر توصیه می‌شود', 'warning'),
              from(51, 'No sign of low well-being', 'نشانه‌ای از بهزیستی پایین نیست'),
            ],
          },
          label(
            'source',
            {
              en: 'The World Health Organization-Five Well-Being Index (WHO-5). Geneva: World Health Organization; 2024. Licence: CC BY-NC-SA 3.0 IGO.',
              fa: 'شاخص پنج‌پرسشی بهزیستی سازمان جهانی بهداشت (WHO-5). ژنو: سازمان جهانی بهداشت؛ ۲۰۲۴. مجوز: CC BY-NC-SA 3.0 IGO.',
            },
            {
              en: 'For non-commercial use. The Persian text was not created by the World Health Organization (WHO). WHO is not responsible for the content or accuracy of the translation. The original English edition shall be the binding and authentic edition.',
              fa: 'برای استفادهٔ غیرتجاری. این ترجمه را سازمان جهانی بهداشت انجام نداده است و این سازمان مسئول محتوا یا درستی آن نیست. نسخهٔ اصلی انگلیسی، نسخهٔ معتبر و الزام‌آور است.',
            },
          ),
        ],
      },
    ],
    conditions: [],
    endings: [
      {
        id: 'low',
        when: 'percentage <= 50',
        severity: 'warning',
        title: { en: 'Please speak with a clinician', fa: 'لطفاً با پزشک یا روان‌شناس صحبت کنید' },
        text: {
          en: 'Your answers suggest low well-being over the last two weeks. A clinician can find out whether you need support.',
          fa: 'پاسخ‌های شما از بهزیستی پایین در دو هفتهٔ گذشته حکایت دارد. پزشک یا روان‌شناس می‌تواند بررسی کند که به کمک نیاز دارید یا نه.',
        },
      },
      noDiagnosis,
    ],
    report: { questions: [...items.map(({ name }) => name), 'raw', 'percentage'], showScores: true },
  },
};
