import type { Option, Page, Question } from '../../../src/engine/definition/types.ts';
import { lastTwoWeeks } from '../../../src/library/parts/mental.ts';
import { option } from '../../../src/library/parts/questions.ts';

const symptoms: readonly Option[] = [
  option('fever', 1, 'Fever', 'تب'),
  option('cough', 1, 'Cough', 'سرفه'),
  option('rash', 1, 'Rash', 'بثورات'),
  option('nausea', 1, 'Nausea', 'تهوع'),
  option('dizziness', 1, 'Dizziness', 'سرگیجه'),
  option('fatigue', 1, 'Tiredness', 'خستگی'),
  option('thirst', 1, 'Thirst', 'تشنگی'),
  option('swelling', 1, 'Swelling', 'ورم'),
  option('numbness', 1, 'Numbness', 'بی‌حسی'),
];

/** More than one would look through without searching. */
const wards: readonly Option[] = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((wing) =>
  [1, 2, 3, 4, 5, 6].map((room) => option(`${wing}${room}`, undefined, `Ward ${wing}${room}`, `بخش ${wing}${room}`)),
);

const places: readonly Option[] = [
  {
    ...option('head', undefined, 'Head', 'سر'),
    children: [
      option('forehead', undefined, 'Forehead', 'پیشانی'),
      {
        ...option('eye', undefined, 'Eye', 'چشم'),
        children: [option('left', undefined, 'Left', 'چپ'), option('right', undefined, 'Right', 'راست')],
      },
    ],
  },
  {
    ...option('limb', undefined, 'Limb', 'اندام'),
    children: [option('arm', undefined, 'Arm', 'دست'), option('leg', undefined, 'Leg', 'پا')],
  },
  option('trunk', undefined, 'Trunk', 'تنه'),
];

const choices: readonly Question[] = [
  {
    id: 'mood',
    name: 'mood',
    type: 'flatview',
    options: lastTwoWeeks,
    title: { en: 'One of few, all in sight', fa: 'یکی از چند گزینه، همه پیدا' },
  },
  {
    id: 'signs',
    name: 'signs',
    type: 'flatview',
    multimode: true,
    options: symptoms.slice(0, 4),
    title: { en: 'Several of few, all in sight', fa: 'چند تا از چند گزینه، همه پیدا' },
  },
  {
    id: 'season',
    name: 'season',
    type: 'select',
    displaysize: 6,
    defaultvalue: 'spring',
    options: [
      option('spring', undefined, 'Spring', 'بهار'),
      option('summer', undefined, 'Summer', 'تابستان'),
      option('autumn', undefined, 'Autumn', 'پاییز'),
      option('winter', undefined, 'Winter', 'زمستان'),
    ],
    title: { en: 'One of a list', fa: 'یکی از یک فهرست' },
  },
  {
    id: 'ward',
    name: 'ward',
    type: 'select',
    displaysize: 6,
    options: wards,
    title: { en: 'One of a long list: type to search', fa: 'یکی از فهرستی بلند: برای جست‌وجو بنویسید' },
  },
  {
    id: 'symptoms',
    name: 'symptoms',
    type: 'select',
    multimode: true,
    allowother: true,
    options: symptoms,
    title: { en: 'Several of a list, or in your own words', fa: 'چند تا از یک فهرست، یا به زبان خودتان' },
  },
  { id: 'place', name: 'place', type: 'cascadeview', options: places, title: { en: 'Step by step', fa: 'گام‌به‌گام' } },
  { id: 'agreed', name: 'agreed', type: 'checkbox', title: { en: 'A box to tick', fa: 'خانه‌ای برای علامت زدن' } },
  {
    id: 'days',
    name: 'days',
    type: 'matrix',
    options: lastTwoWeeks,
    title: { en: 'Rows on one scale', fa: 'چند ردیف با یک مقیاس' },
    rows: [
      { name: 'sad', text: { en: 'Feeling down', fa: 'احساس غم' } },
      { name: 'tired', text: { en: 'Feeling tired', fa: 'احساس خستگی' } },
    ],
  },
  {
    id: 'worst',
    name: 'worst',
    type: 'rating',
    display: 'numbers',
    min: 0,
    max: 10,
    step: 1,
    title: { en: 'Rated by numbers', fa: 'امتیاز با عدد' },
    minLabel: { en: 'None', fa: 'هیچ' },
    maxLabel: { en: 'Worst', fa: 'بدترین' },
  },
  {
    id: 'line',
    name: 'line',
    type: 'rating',
    display: 'slider',
    title: { en: 'Rated on a line', fa: 'امتیاز روی خط' },
    minLabel: { en: 'None', fa: 'هیچ' },
    maxLabel: { en: 'Worst', fa: 'بدترین' },
  },
  { id: 'face', name: 'face', type: 'rating', display: 'faces', title: { en: 'Rated by faces', fa: 'امتیاز با چهره' } },
  {
    id: 'stars',
    name: 'stars',
    type: 'rating',
    display: 'stars',
    title: { en: 'Rated by stars', fa: 'امتیاز با ستاره' },
  },
];

/** What is chosen: from few, from many, step by step, on a scale. */
export const chosenPage: Page = {
  id: 'chosen',
  text: 'chosen',
  displayTitle: { en: 'Choices and scales', fa: 'گزینه و مقیاس' },
  pageType: 'form',
  questions: choices,
};
