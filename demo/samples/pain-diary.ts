/*
 * A day of living with pain: an example of our own, which shows each kind of question that scales and clocks are for.
 * The numeric rating, the line of 100 millimetres and the row of faces are methods in common use; wording and drawings are ours.
 */
import { label, option } from '../../src/library/parts/questions.ts';
import { generalMedicine } from './furniture.ts';
import type { Sample } from './sample.ts';

const howMuch = [
  option('0', 0, 'Not at all', 'هیچ'),
  option('1', 1, 'A little', 'کمی'),
  option('2', 2, 'Quite a bit', 'زیاد'),
  option('3', 3, 'Completely', 'کاملاً'),
];

export const painDiary: Sample = {
  service: generalMedicine,
  headline: 'complaints',
  project: { slug: 'diaries', title: { en: 'Diaries', fa: 'یادداشت‌های روزانه' } },
  category: { slug: 'pain-diary', title: { en: 'Pain diary', fa: 'یادداشت روزانهٔ درد' } },
  settings: { allowPublicScores: true, allowedOrigins: ['*'] },
  members: [
    { account: 'owner@porsa.test', role: 'owner' },
    { account: 'secretary@porsa.test', role: 'secretary' },
    { account: 'expert@porsa.test', role: 'expert' },
  ],
  definition: {
    schema: 1,
    title: { en: 'Pain diary', fa: 'یادداشت روزانهٔ درد' },
    language: 'fa',
    opening: {
      purpose: {
        en: 'To follow your pain day by day and see what helps.',
        fa: 'برای دنبال کردن درد شما روز به روز و فهمیدن آنچه کمک می\u200cکند.',
      },
      minutes: 3,
      readers: { en: 'your pain clinic', fa: 'درمانگاه درد شما' },
    },
    pages: [
      {
        id: 'day',
        text: 'day',
        displayTitle: { en: 'Today', fa: 'امروز' },
        pageType: 'followup',
        questions: [
          label('intro', { en: 'Tell us about the last 24 hours.', fa: 'از شبانه‌روز گذشته بگویید.' }),
          {
            id: 'began',
            name: 'began',
            type: 'datetime',
            title: { en: 'When did the pain begin?', fa: 'درد از چه زمانی آغاز شد؟' },
            max: 'NOW()',
            displaysize: 12,
          },
          {
            id: 'worst',
            name: 'worst',
            type: 'rating',
            display: 'numbers',
            min: 0,
            max: 10,
            step: 1,
            mandatory: true,
            historytype: 'daily',
            title: { en: 'Pain at its worst', fa: 'درد در بدترین حالت' },
            minLabel: { en: 'No pain', fa: 'بدون درد' },
            maxLabel: { en: 'Worst pain imaginable', fa: 'بدترین درد قابل تصور' },
          },
          {
            id: 'now',
            name: 'now',
            type: 'rating',
            display: 'slider',
            unit: { en: 'mm', fa: 'میلی‌متر' },
            title: { en: 'Pain now: mark the line', fa: 'درد در این لحظه: روی خط علامت بزنید' },
            minLabel: { en: 'No pain', fa: 'بدون درد' },
            maxLabel: { en: 'Worst pain imaginable', fa: 'بدترین درد قابل تصور' },
          },
          {
            id: 'face',
            name: 'face',
            type: 'rating',
            display: 'faces',
            title: { en: 'Which face matches how you feel?', fa: 'کدام چهره حال شما را بهتر نشان می‌دهد؟' },
          },
          {
            id: 'slept',
            name: 'slept',
            type: 'time',
            title: { en: 'Fell asleep at', fa: 'ساعت به خواب رفتن' },
            displaysize: 4,
          },
          { id: 'woke', name: 'woke', type: 'time', title: { en: 'Woke up at', fa: 'ساعت بیدار شدن' }, displaysize: 4 },
          {
            id: 'hours',
            name: 'hours',
            type: 'calculated',
            title: { en: 'Hours of sleep', fa: 'ساعت‌های خواب' },
            displaysize: 4,
            formula: 'MOD(woke - slept, 1) * 24',
            floatcount: 1,
            unit: { en: 'hours', fa: 'ساعت' },
          },
          {
            id: 'disturbed',
            name: 'disturbed',
            type: 'matrix',
            options: howMuch,
            title: { en: 'How much did pain interfere with …', fa: 'درد تا چه اندازه مزاحم … شد؟' },
            rows: [
              { name: 'sleep', text: { en: 'your sleep', fa: 'خواب شما' } },
              { name: 'mood', text: { en: 'your mood', fa: 'خلق شما' } },
              { name: 'work', text: { en: 'your work', fa: 'کار شما' } },
              { name: 'walking', text: { en: 'walking', fa: 'راه رفتن شما' } },
            ],
          },
          {
            id: 'disturbance',
            name: 'disturbance',
            type: 'calculated',
            title: { en: 'Interference', fa: 'میزان مزاحمت' },
            formula: 'IF(COUNTA(disturbed) = 4, SCORE(disturbed), "")',
            floatcount: 0,
            min: 0,
            max: 12,
            historytype: 'daily',
          },
          label('badsleep', {
            en: 'Pain kept you from sleeping: please tell your doctor.',
            fa: 'درد خواب را کاملاً از شما گرفته است: لطفاً به پزشک خود بگویید.',
          }),
          {
            id: 'place',
            name: 'place',
            type: 'file',
            multimode: true,
            max: 3,
            title: { en: 'A picture of where it hurts', fa: 'تصویری از جای درد' },
          },
          {
            id: 'care',
            name: 'care',
            type: 'rating',
            display: 'stars',
            title: { en: 'How helpful was our care?', fa: 'مراقبت ما چقدر کمک کرد؟' },
          },
          { id: 'signed', name: 'signed', type: 'signature', title: { en: 'Signature', fa: 'امضا' } },
        ],
      },
    ],
    conditions: [{ id: 'show-badsleep', kind: 'visibility', target: 'badsleep', when: 'SCORE(disturbed.sleep) = 3' }],
    report: { showScores: true, showHistory: true },
  },
};
