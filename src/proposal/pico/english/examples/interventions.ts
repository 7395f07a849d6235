import type { RuleExamples } from '../../example.ts';

export const interventionsExamples: RuleExamples = {
  'en.I.effect-of': {
    example: 'Effects of [red clover] on hot flushes',
    counterExample: 'A field of red clover',
  },
  'en.I.test': {
    example: 'Diagnostic accuracy of [D-dimer] for embolism',
    counterExample: 'Prices of D-dimer kits',
  },
  'en.I.with': {
    example: 'Treatment of dementia with [Lumivane]',
    counterExample: 'A picture of dementia with Lumivane',
  },
  'en.I.for': {
    example: '[Paper whistles] for children with asthma',
    counterExample: 'On paper whistles: children with asthma',
  },
  'en.I.does': {
    example: '[Kitchen gardens] improve protein intake',
    counterExample: 'Kitchen gardens and protein intake',
  },
  'en.I.named': {
    example: 'Rhinitis and [budesonide]',
    counterExample: 'Rhinitis and summer',
  },
  'en.I.treatment': {
    example: 'Arthritis and [leech therapy]',
    counterExample: 'Arthritis and therapy',
  },
  'en.I.exposure': {
    example: '[Wood smoke exposure] and asthma',
    counterExample: 'Wood and asthma',
  },
  'en.I.study-of': {
    example: 'Early experience with [Lumivane] in dementia',
    counterExample: 'Early experience with dementia',
  },
};
