import type { RuleExamples } from '../../example.ts';

export const outcomesExamples: RuleExamples = {
  'en.O.effect-on': {
    example: 'Effect of yoga on [sleep and mood] in nurses',
    counterExample: 'A book of yoga on the beach',
  },
  'en.O.prevention': {
    example: 'Ondansetron for the prevention of [vomiting] after surgery',
    counterExample: 'Ondansetron for patients',
  },
  'en.O.risk': {
    example: 'Coffee and the risk of [gout] in men',
    counterExample: 'Coffee for men at risk of gout',
  },
  'en.O.named': {
    example: '[Quality of life] after bypass surgery',
    counterExample: 'Life after bypass surgery',
  },
  'en.O.symptom': {
    example: '[Fatigue] after radiotherapy',
    counterExample: 'Treatment of fatigue after radiotherapy',
  },
  'en.O.measure': {
    example: 'Daily and [nocturnal scores] in epilepsy',
    counterExample: 'Scores in epilepsy',
  },
  'en.O.amount-of': {
    example: 'Zinc and the [duration of diarrhoea] in children',
    counterExample: 'Zinc and the duration of treatment in children',
  },
  'en.O.effects': {
    example: '[Calming effects] of dopamine',
    counterExample: 'Long-term effects of dopamine',
  },
  'en.O.evaluation': {
    example: 'Evaluation of [corneal shape] by tomography',
    counterExample: 'Evaluation of antibiotics by tomography',
  },
  'en.O.after': {
    example: '[Gastric wall tension] after coffee',
    counterExample: 'Coffee raises gastric wall tension after lunch',
  },
};
