import type { RuleExamples } from '../../example.ts';

export const statedOutcomesExamples: RuleExamples = {
  'en.O.stated': {
    example: 'The primary outcome is [walking speed] at six weeks',
    counterExample: 'The primary cause is walking speed',
  },
  'en.O.and-factors': {
    example: '[Burnout] and its related factors in nurses',
    counterExample: 'Burnout and its cost in nurses',
  },
  'en.O.association': {
    example: 'Association between shift work and [breast cancer]',
    counterExample: 'Shift work and breast cancer',
  },
  'en.O.views': {
    example: '[Lived experiences] of mothers',
    counterExample: 'Mothers with experiences',
  },
};
