import type { FieldExample } from '../examples/field-example.ts';

export const containerExample: FieldExample = {
  question: {
    id: 'q-medications',
    name: 'medications',
    type: 'container',
    title: { en: 'Medications', fa: 'داروها' },
    multimode: true,
    min: 1,
    max: 2,
    questions: [
      { id: 'q-drug', name: 'drug', type: 'text', title: { en: 'Drug', fa: 'دارو' }, mandatory: true },
      { id: 'q-dose', name: 'dose', type: 'number', title: { en: 'Dose', fa: 'مقدار' }, unit: 'mg' },
    ],
  },
  good: [
    {
      input: [{ drug: 'Metformin', dose: 500 }, { drug: 'Aspirin' }],
      answer: [{ drug: 'Metformin', dose: 500 }, { drug: 'Aspirin' }],
      en: '2',
      fa: '۲',
    },
  ],
  bad: [
    { input: 'Metformin', rule: 'notrows' },
    { input: [null], rule: 'notrows' },
    { input: [{}, {}, {}], rule: 'toomanyrows' },
  ],
};
