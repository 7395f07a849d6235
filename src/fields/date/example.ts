import type { FieldExample } from '../examples/field-example.ts';

export const dateExample: FieldExample = {
  question: {
    id: 'q-birth',
    name: 'birthdate',
    type: 'date',
    title: { en: 'Date of birth', fa: 'تاریخ تولد' },
    min: '1900-01-01',
    max: '2026-12-31',
    relatedField: 'patient.birthdate',
  },
  good: [
    { input: '2024-03-20', answer: '2024-03-20', en: '20 March 2024', fa: '۱ فروردین ۱۴۰۳' },
    { input: '۱۴۰۳/۰۱/۰۱', answer: '2024-03-20', en: '20 March 2024', fa: '۱ فروردین ۱۴۰۳' },
    { input: '1403-12-30', answer: '2025-03-20', en: '20 March 2025', fa: '۳۰ اسفند ۱۴۰۳' },
  ],
  bad: [
    { input: '2024-02-30', rule: 'notdate' },
    { input: '1404/12/30', rule: 'notdayofmonth' },
    { input: '84/3/27', rule: 'yeardigits' },
    { input: '1984//27', rule: 'missingmonth' },
    { input: 'soon', rule: 'notdate' },
    { input: 20240320, rule: 'notdate' },
    { input: '1899-12-31', rule: 'tooearly' },
    { input: '2027-01-01', rule: 'toolate' },
  ],
};
