import type { FieldExample } from '../examples/field-example.ts';

export const timeExample: FieldExample = {
  question: {
    id: 'q-wake',
    name: 'wake',
    type: 'time',
    title: { en: 'Time of waking', fa: 'ساعت بیداری' },
    min: '04:00',
    max: '22:30',
    defaultvalue: '07:00',
  },
  good: [
    { input: '8', answer: '08:00', en: '08:00', fa: '۰۸:۰۰' },
    { input: '830', answer: '08:30', en: '08:30', fa: '۰۸:۳۰' },
    { input: '8:30 pm', answer: '20:30', en: '20:30', fa: '۲۰:۳۰' },
    { input: '۸:۳۰ عصر', answer: '20:30', en: '20:30', fa: '۲۰:۳۰' },
  ],
  bad: [
    { input: '25:00', rule: 'nottime' },
    { input: '8:75', rule: 'nottime' },
    { input: 'soon', rule: 'nottime' },
    { input: 8, rule: 'nottime' },
    { input: '03:59', rule: 'timetooearly' },
    { input: '22:31', rule: 'timetoolate' },
  ],
};
