import type { RuleExamples } from '../../example.ts';

export const designsExamples: RuleExamples = {
  'en.D.single-group': {
    example: 'Nivolumab for melanoma: a [single-arm] trial',
    counterExample: 'Nivolumab for melanoma of the arm',
  },
  'en.D.compared-groups': {
    example: 'Zinc for colds: a [randomized controlled trial]',
    counterExample: 'Zinc for colds: lessons from a trial registry',
  },
  'en.D.named': {
    example: 'Coffee and gout: a [prospective cohort study]',
    counterExample: 'Coffee and gout: what we know',
  },
};
