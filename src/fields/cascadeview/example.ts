import type { FieldExample } from '../examples/field-example.ts';

export const cascadeviewExample: FieldExample = {
  question: {
    id: 'q-where',
    name: 'system',
    type: 'cascadeview',
    title: { en: 'Body system', fa: 'دستگاه بدن' },
    options: [
      {
        text: { en: 'Heart', fa: 'قلب' },
        value: 'heart',
        children: [
          { text: { en: 'Chest pain', fa: 'درد قفسهٔ سینه' }, value: 'pain', score: 2 },
          { text: { en: 'Palpitations', fa: 'تپش قلب' }, value: 'palpitations' },
        ],
      },
      {
        text: { en: 'Joint', fa: 'مفصل' },
        value: 'joint',
        children: [{ text: { en: 'Pain', fa: 'درد' }, value: 'pain', score: 1 }],
      },
      { text: { en: 'Other', fa: 'دیگر' }, value: 'other' },
    ],
  },
  good: [
    { input: ['heart', 'pain'], answer: ['heart', 'pain'], en: 'Heart › Chest pain', fa: 'قلب › درد قفسهٔ سینه' },
    { input: 'other', answer: ['other'], en: 'Other', fa: 'دیگر' },
  ],
  bad: [
    { input: ['heart'], rule: 'incompletepath' },
    { input: ['heart', 'rash'], rule: 'notoption' },
    { input: ['other', 'pain'], rule: 'notoption' },
  ],
  variants: [
    {
      question: {
        id: 'q-where-other',
        name: 'system',
        type: 'cascadeview',
        title: { en: 'Main complaint', fa: 'شکایت اصلی' },
        allowother: true,
        options: [
          {
            text: { en: 'Heart', fa: 'قلب' },
            value: 'heart',
            children: [{ text: { en: 'Chest pain', fa: 'درد قفسهٔ سینه' }, value: 'pain', score: 2 }],
          },
          { text: { en: 'Joint', fa: 'مفصل' }, value: 'joint' },
        ],
      },
      good: [
        { input: ['heart', 'pain'], answer: ['heart', 'pain'], en: 'Heart › Chest pain', fa: 'قلب › درد قفسهٔ سینه' },
        { input: ' itch ', answer: ['itch'], en: 'itch', fa: 'itch' },
      ],
      bad: [
        { input: ['heart'], rule: 'incompletepath' },
        { input: ['heart', 'itch'], rule: 'notoption' },
        { input: ['itch', 'pain'], rule: 'notoption' },
      ],
    },
  ],
};
