import type { FieldExample } from '../examples/field-example.ts';

export const ratingExample: FieldExample = {
  question: {
    id: 'q-nrs',
    name: 'nrs',
    type: 'rating',
    title: { en: 'Pain at its worst', fa: 'درد در بدترین حالت' },
    display: 'numbers',
    min: 0,
    max: 10,
    step: 1,
    minLabel: { en: 'No pain', fa: 'بدون درد' },
    maxLabel: { en: 'Worst pain imaginable', fa: 'بدترین درد قابل تصور' },
    defaultvalue: 0,
  },
  good: [
    { input: '۷', answer: 7, en: '7', fa: '۷' },
    { input: 0, answer: 0, en: '0', fa: '۰' },
  ],
  bad: [
    { input: '11', rule: 'outofrange' },
    { input: 2.5, rule: 'notinstep' },
    { input: 'much', rule: 'notnumber' },
    { input: [1], rule: 'notnumber' },
  ],
  variants: [
    {
      question: {
        id: 'q-vas',
        name: 'vas',
        type: 'rating',
        title: 'Breathlessness',
        display: 'slider',
        unit: { en: 'mm', fa: 'میلی‌متر' },
      },
      good: [{ input: 63, answer: 63, en: '63 mm', fa: '۶۳ میلی‌متر' }],
      bad: [
        { input: 101, rule: 'outofrange' },
        { input: 0.5, rule: 'notinstep' },
      ],
    },
    {
      question: {
        id: 'q-faces',
        name: 'faces',
        type: 'rating',
        title: 'How much does it hurt?',
        display: 'faces',
        options: [
          { text: { en: 'No hurt', fa: 'بدون درد' }, value: '0' },
          { text: { en: 'Hurts most', fa: 'بیشترین درد' }, value: '10', score: 5 },
        ],
      },
      good: [
        { input: '10', answer: 10, en: '10 – Hurts most', fa: '۱۰ – بیشترین درد' },
        { input: 4, answer: 4, en: '4', fa: '۴' },
      ],
      bad: [{ input: 3, rule: 'notinstep' }],
    },
    {
      question: { id: 'q-stars', name: 'stars', type: 'rating', title: 'Our service', display: 'stars' },
      good: [{ input: 5, answer: 5, en: '5', fa: '۵' }],
      bad: [{ input: 0, rule: 'outofrange' }],
    },
  ],
};
