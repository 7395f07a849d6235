import type { RuleExamples } from '../../example.ts';

export const populationsExamples: RuleExamples = {
  'en.P.people': {
    example: 'Zinc for [children with diarrhoea]: a guide',
    counterExample: 'Zinc in child nutrition: a guide',
  },
  'en.P.whose': {
    example: '[Women’s] experiences of breastfeeding',
    counterExample: 'Our experiences of breastfeeding',
  },
  'en.P.after-procedure': {
    example: 'Vomiting after [squint surgery]',
    counterExample: 'Vomiting after long flights',
  },
  'en.P.species': {
    example: 'Elasticity of the [human] tendon',
    counterExample: 'Elasticity of humanitarian rules',
  },
  'en.P.condition': {
    example: 'Methotrexate for [severe plaque psoriasis]',
    counterExample: 'Methotrexate for summer',
  },
  'en.P.in-procedure': {
    example: 'Nitrous oxide in [abdominal surgery]',
    counterExample: 'Nitrous oxide in women who have abdominal surgery',
  },
  'en.P.condition-inside': {
    example: 'Radiotherapy and [tumor size]',
    counterExample: 'Radiotherapy and image size',
  },
  'en.P.for': {
    example: 'Zinc for [winter sneezing]',
    counterExample: 'Zinc and winter sneezing',
  },
};
