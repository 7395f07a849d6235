import type { FieldExample } from '../examples/field-example.ts';

export const noteExample: FieldExample = {
  question: {
    id: 'q-note',
    name: 'story',
    type: 'note',
    title: { en: 'History of the illness', fa: 'شرح حال بیماری' },
    subtext: { en: 'Anything that matters', fa: 'هرچه مهم است' },
    allowcopy: true,
  },
  good: [
    { input: 'first\r\nsecond', answer: 'first\nsecond', en: 'first\nsecond', fa: 'first\nsecond' },
    { input: 'تب و لرز', answer: 'تب و لرز', en: 'تب و لرز', fa: 'تب و لرز' },
  ],
  bad: [
    { input: {}, rule: 'nottext' },
    { input: 'x'.repeat(100_001), rule: 'toolong' },
  ],
};
