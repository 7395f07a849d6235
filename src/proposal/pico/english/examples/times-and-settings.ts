import type { RuleExamples } from '../../example.ts';

export const timesAndSettingsExamples: RuleExamples = {
  'en.T.follow-up': {
    example: 'Pain at [12 weeks] after surgery',
    counterExample: 'Pain at rest after surgery',
  },
  'en.T.length': {
    example: 'Stents for angina: five [year] follow-up',
    counterExample: 'Stents for angina: late follow-up',
  },
  'en.S.place': {
    example: 'Falls of residents in [Danish nursing homes]',
    counterExample: 'Falls of residents in Danish winters',
  },
};
