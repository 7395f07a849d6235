import type { RuleExamples } from '../examples/example.ts';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

export const answerExamples: RuleExamples = {
  'answer-missing': {
    finds: [
      { values: { method: '  ' }, questions: { method: { required: true } } },
      { values: {}, questions: { sampleSize: { required: true } } },
      { values: { outcomes: [] }, questions: { outcomes: { required: true } } },
    ],
    passes: [
      { values: { method: 'A trial' }, questions: { method: { required: true } } },
      { values: { method: '' } },
      {
        values: {},
        reasons: { intervention: 'none, because nothing is done to anyone' },
        questions: { intervention: { required: true, mayNotApply: true } },
      },
    ],
  },
  'answer-unreadable': {
    finds: [{ values: { method: ['a', 'b'] } }, { values: { outcomes: 'HbA1c' } }],
    passes: [{ values: { method: 'HbA1c is measured.' } }],
  },
  'answer-placeholder': {
    finds: [
      { values: { method: '...' } },
      { values: { method: 'TBD' } },
      { values: { method: '«بعداً تکمیل می‌شود»' }, language: 'fa' },
      { values: { specificObjectives: ['To measure pain', 'xxx'] } },
    ],
    passes: [
      { values: { method: 'A test of two drugs' } },
      { values: { method: 'شرکت‌کنندگان بعداً با تلفن پیگیری می‌شوند' }, language: 'fa' },
    ],
  },
  'placeholder-inside': {
    finds: [
      { values: { method: 'Each participant takes [insert dose] daily.' } },
      { values: { method: 'حجم نمونه [عدد] نفر است.' }, language: 'fa' },
    ],
    passes: [{ values: { method: 'Each participant takes 5 mg daily [@lee2021].' } }],
  },
  'reason-missing': {
    finds: [
      {
        values: {},
        reasons: { comparison: 'none, because' },
        questions: { comparison: { mayNotApply: true } },
      },
      {
        values: {},
        reasons: { comparison: 'ندارد' },
        questions: { comparison: { mayNotApply: true } },
        language: 'fa',
      },
      { values: { setting: 'n/a' }, questions: { setting: { required: true } } },
    ],
    passes: [
      {
        values: {},
        reasons: { comparison: 'none, because prevalence is estimated in one group' },
        questions: { comparison: { mayNotApply: true } },
      },
      {
        values: {},
        reasons: { comparison: 'ندارد، زیرا مطالعه توصیفی و تک‌گروهی است' },
        questions: { comparison: { mayNotApply: true } },
        language: 'fa',
      },
    ],
  },
  'answer-short': {
    finds: [{ values: { background: words(9) }, questions: { background: { words: { least: 10 } } } }],
    passes: [{ values: { background: words(10) }, questions: { background: { words: { least: 10 } } } }],
  },
  'answer-long': {
    finds: [{ values: { background: words(11) }, questions: { background: { words: { most: 10 } } } }],
    passes: [{ values: { background: words(10) }, questions: { background: { words: { most: 10 } } } }],
  },
  'link-invalid': {
    finds: [
      { values: { link: 'my page' }, questions: { link: { kind: 'link' } } },
      { values: { link: 'javascript:alert(1)' }, questions: { link: { kind: 'link' } } },
    ],
    passes: [{ values: { link: 'https://irct.behdasht.gov.ir/trial/1' }, questions: { link: { kind: 'link' } } }],
  },
  'choice-unknown': {
    finds: [{ values: { design: 'trail' }, questions: { design: { options: [{ value: 'trial', text: 'Trial' }] } } }],
    passes: [{ values: { design: 'trial' }, questions: { design: { options: [{ value: 'trial', text: 'Trial' }] } } }],
  },
  'date-invalid': {
    finds: [{ values: { starts: 'next spring' } }, { values: { starts: '2025-02-30' } }],
    passes: [{ values: { starts: '2025-02-28' } }],
  },
};
