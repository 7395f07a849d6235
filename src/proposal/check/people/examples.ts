import type { RuleExamples } from '../examples/example.ts';

export const peopleExamples: RuleExamples = {
  'name-incomplete': {
    finds: [
      { values: { author: 'Ahmadi' } },
      { values: { author: 'Dr. Ahmadi' } },
      { values: { author: 'S. Ahmadi' } },
      { values: { supervisor: 'دکتر کریمی' }, language: 'fa' },
      { values: { supervisor: 'Reza Karimi, Ahmadi and Mina Sadeghi' } },
      { values: { supervisor: 'دکتر رضایی و دکتر کریمی' }, language: 'fa' },
    ],
    passes: [
      { values: { author: 'Sara Ahmadi' } },
      { values: { author: 'Ahmadi, Sara' } },
      { values: { author: 'J. R. Ronald Tolkien' } },
      { values: { supervisor: 'دکتر سید علی‌رضا کریمی' }, language: 'fa' },
      { values: { supervisor: 'رضا کریمی و مینا صادقی' }, language: 'fa' },
    ],
  },
};
