import type { RuleExamples } from '../examples/example.ts';

const lee = { id: 'lee2021', item: { type: 'article-journal', title: 'Telephone follow-up in diabetes' } };
const whole = {
  id: 'lee2021',
  item: {
    type: 'article-journal',
    title: 'Telephone follow-up in diabetes',
    author: [{ family: 'Lee', given: 'J' }],
    issued: { 'date-parts': [[2021]] },
  },
};

export const sourceExamples: RuleExamples = {
  'citation-unknown': {
    finds: [
      { values: { background: 'It works [@lee2012].', sources: [lee] } },
      { values: { specificObjectives: ['To repeat [@kim2020]'], sources: [] } },
    ],
    passes: [
      { values: { background: 'It works [@lee2021].', sources: [lee] } },
      { values: { background: 'Ask a.person@example.org [see below].', sources: [lee] } },
    ],
  },
  'source-uncited': {
    finds: [
      { values: { background: 'It works.', sources: [lee] } },
      { values: { sources: [{ id: 'x', item: { type: 'book' }, text: 'کتاب دیابت' }] }, language: 'fa' },
    ],
    passes: [{ values: { background: 'It works [@lee2021].', sources: [lee] } }],
  },
  'source-double': {
    finds: [{ values: { sources: [whole, { ...whole, id: 'lee' }] } }],
    passes: [{ values: { sources: [whole, { id: 'kim', item: { ...whole.item, title: 'Walking in diabetes' } }] } }],
  },
  'source-incomplete': {
    finds: [
      { values: { sources: [lee] } },
      { values: { sources: [{ id: 'x', item: { type: 'book', issued: whole.item.issued } }] }, language: 'fa' },
    ],
    passes: [
      { values: { sources: [whole] } },
      { values: { sources: [{ id: 'x', item: { type: 'document' }, text: 'Lee J. Telephone follow-up. 2021.' }] } },
      { values: { sources: [{ id: 'who', item: { type: 'webpage', title: 'Diabetes' } }] } },
    ],
  },
  'background-uncited': {
    finds: [
      { values: { background: 'One in seven adults has diabetes.', sources: [lee] } },
      { values: { background: 'از هر هفت نفر یک نفر دیابت دارد.', sources: [lee] }, language: 'fa' },
    ],
    passes: [
      { values: { background: 'One in seven adults has diabetes [@lee2021].', sources: [lee] } },
      { values: { background: '', sources: [lee] } },
    ],
  },
};
