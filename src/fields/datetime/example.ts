import type { FieldExample } from '../examples/field-example.ts';

export const datetimeExample: FieldExample = {
  question: {
    id: 'q-onset',
    name: 'onset',
    type: 'datetime',
    title: { en: 'When did it begin?', fa: 'از چه زمانی آغاز شد؟' },
    min: '2020-01-01T00:00',
    max: '2026-12-31T23:59',
    defaultvalue: '2024-03-20T08:30',
  },
  good: [
    { input: '2024-03-20T08:30', answer: '2024-03-20T08:30', en: '20 March 2024, 08:30', fa: '۱ فروردین ۱۴۰۳، ۰۸:۳۰' },
    {
      input: '۱۴۰۳/۰۱/۰۱ ۸:۳۰ عصر',
      answer: '2024-03-20T20:30',
      en: '20 March 2024, 20:30',
      fa: '۱ فروردین ۱۴۰۳، ۲۰:۳۰',
    },
    { input: '2024-03-20T830', answer: '2024-03-20T08:30', en: '20 March 2024, 08:30', fa: '۱ فروردین ۱۴۰۳، ۰۸:۳۰' },
  ],
  bad: [
    { input: '2024-02-30T08:30', rule: 'notdatetime' },
    { input: 'soon', rule: 'notdatetime' },
    { input: 20240320, rule: 'notdatetime' },
    { input: '2024-03-20T', rule: 'incompletedatetime' },
    { input: 'T08:30', rule: 'incompletedatetime' },
    { input: '2019-12-31T23:59', rule: 'tooearly' },
    { input: '2027-01-01T00:00', rule: 'toolate' },
  ],
};
