import type { FieldExample } from '../examples/field-example.ts';

export const calculatedExample: FieldExample = {
  question: {
    id: 'q-bmi',
    name: 'bmi',
    type: 'calculated',
    title: { en: 'Body mass index', fa: 'شاخص تودهٔ بدنی' },
    formula: 'weight / (height / 100) ^ 2',
    floatcount: 1,
    unit: { en: 'kg/m²', fa: 'کیلوگرم بر متر مربع' },
  },
  good: [{ input: 22.2222, answer: 22.2, en: '22.2 kg/m²', fa: '۲۲٫۲ کیلوگرم بر متر مربع' }],
  bad: [
    { input: Number.NaN, rule: 'notcomputed' },
    { input: {}, rule: 'notcomputed' },
  ],
  variants: [
    {
      question: {
        id: 'q-band',
        name: 'band',
        type: 'calculated',
        title: 'Band',
        formula: 'IF(bmi > 25, "high", "normal")',
        options: [{ text: { en: 'Above normal', fa: 'بالاتر از طبیعی' }, value: 'high' }],
      },
      good: [
        { input: 'high', answer: 'high', en: 'Above normal', fa: 'بالاتر از طبیعی' },
        { input: '2024-03-20', answer: '2024-03-20', en: '20 March 2024', fa: '۱ فروردین ۱۴۰۳' },
        { input: 'stage 2', answer: 'stage 2', en: 'stage 2', fa: 'stage ۲' },
        { input: true, answer: true, en: 'Yes', fa: 'بله' },
      ],
      bad: [{ input: { a: 1 }, rule: 'notcomputed' }],
    },
  ],
};
