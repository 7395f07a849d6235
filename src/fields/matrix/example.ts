import type { FieldExample } from '../examples/field-example.ts';

const options = [
  { text: { en: 'Not at all', fa: 'هرگز' }, value: '0', score: 0 },
  { text: { en: 'Several days', fa: 'چند روز' }, value: '1', score: 1 },
  { text: { en: 'Nearly every day', fa: 'تقریباً هر روز' }, value: '2', score: 2 },
];

export const matrixExample: FieldExample = {
  question: {
    id: 'q-mood',
    name: 'mood',
    type: 'matrix',
    title: { en: 'Over the last two weeks', fa: 'در دو هفتهٔ گذشته' },
    options,
    rows: [
      { name: 'sad', text: { en: 'Feeling down', fa: 'احساس غم' }, mandatory: true },
      { name: 'tired', text: { en: 'Feeling tired', fa: 'احساس خستگی' } },
    ],
    defaultvalue: { sad: '0' },
  },
  good: [
    {
      input: { tired: 2, sad: '1' },
      answer: { sad: '1', tired: '2' },
      en: 'Feeling down: Several days; Feeling tired: Nearly every day',
      fa: 'احساس غم: چند روز؛ احساس خستگی: تقریباً هر روز',
    },
    { input: { sad: '0', tired: '' }, answer: { sad: '0' }, en: 'Feeling down: Not at all', fa: 'احساس غم: هرگز' },
  ],
  bad: [
    { input: 'sad', rule: 'notoption' },
    { input: ['1'], rule: 'notoption' },
    { input: { sad: '7' }, rule: 'notoption' },
    { input: { sad: '1', angry: '1' }, rule: 'notoption' },
    { input: { tired: '1' }, rule: 'rowmissing' },
  ],
};
