import type { RuleExamples } from '../../example.ts';

export const framesExamples: RuleExamples = {
  'en.frame.PCC': {
    example: 'Telehealth in rural dialysis: a scoping review',
    counterExample: 'Telehealth in rural dialysis: a systematic review',
  },
  'en.frame.SPIDER': {
    example: 'Lived experiences of mothers of children with cancer',
    counterExample: 'Survival of children with cancer',
  },
  'en.frame.PICO': {
    example: 'Zinc for colds: a randomized trial',
    counterExample: 'Zinc in soils',
  },
  'en.frame.diagnostic': {
    example: 'Diagnostic accuracy of D-dimer for pulmonary embolism',
    counterExample: 'Heparin for pulmonary embolism',
  },
  'en.frame.prognostic': {
    example: 'Predictors of mortality in burns',
    counterExample: 'Dressings for burns',
  },
  'en.frame.PECO': {
    example: 'Coffee and risk of gout in men',
    counterExample: 'Allopurinol for gout in men',
  },
  'en.frame.prevalence': {
    example: 'Prevalence of anaemia in Yazd',
    counterExample: 'Iron for anaemia in Yazd',
  },
};
