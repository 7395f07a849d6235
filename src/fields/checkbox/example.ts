import type { FieldExample } from '../examples/field-example.ts';

export const checkboxExample: FieldExample = {
  question: {
    id: 'q-consent',
    name: 'consent',
    type: 'checkbox',
    title: { en: 'I agree', fa: 'موافقم' },
    mandatory: true,
  },
  good: [
    { input: true, answer: true, en: 'Yes', fa: 'بله' },
    { input: 'true', answer: true, en: 'Yes', fa: 'بله' },
  ],
  bad: [
    { input: false, rule: 'mustbeticked' },
    { input: 'maybe', rule: 'notyesno' },
  ],
  variants: [
    {
      question: { id: 'q-smoker', name: 'smoker', type: 'checkbox', title: 'Smoker', defaultvalue: false },
      good: [{ input: false, answer: false, en: 'No', fa: 'خیر' }],
      bad: [{ input: 2, rule: 'notyesno' }],
    },
  ],
};
