import type { FieldExample } from '../examples/field-example.ts';

export const labelExample: FieldExample = {
  question: {
    id: 'q-label',
    name: 'heading',
    type: 'label',
    title: { en: 'About you', fa: 'دربارهٔ شما' },
    fontsize: 20,
    bgColor: '#f4e9e8',
  },
  good: [],
  bad: [],
};
