import type { FieldExample } from '../examples/field-example.ts';

export const numericrangeExample: FieldExample = {
  question: {
    id: 'q-pain',
    name: 'pain',
    type: 'numericrange',
    title: { en: 'Pain now', fa: 'درد کنونی' },
    min: 0,
    max: 10,
    step: 1,
  },
  good: [
    { input: '۷', answer: 7, en: '7', fa: '۷' },
    { input: 0, answer: 0, en: '0', fa: '۰' },
  ],
  bad: [
    { input: '11', rule: 'outofrange' },
    { input: '2.5', rule: 'notinstep' },
    { input: [1, 2], rule: 'notnumber' },
  ],
  variants: [
    {
      question: {
        id: 'q-sleep',
        name: 'sleep',
        type: 'numericrange',
        title: 'Hours of sleep',
        min: 0,
        max: 24,
        multimode: true,
        unit: { en: 'hours', fa: 'ساعت' },
      },
      good: [
        ['۶', '8'],
        ['6 hours', '۸ ساعت'],
      ].map((input) => ({ input, answer: [6, 8], en: '6 – 8 hours', fa: '۶ – ۸ ساعت' })),
      bad: [
        { input: ['8', '6'], rule: 'lowabovehigh' },
        { input: ['6', ''], rule: 'incompleterange' },
        { input: ['6', '25'], rule: 'outofrange' },
      ],
    },
  ],
};
