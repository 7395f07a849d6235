import type { RuleExamples } from '../../example.ts';

export const comparisonsExamples: RuleExamples = {
  'en.C.versus': {
    example: 'Aspirin versus [warfarin] for stroke',
    counterExample: 'Aspirin and warfarin for stroke',
  },
  'en.C.better': {
    example: 'Is rest better than [exercise] for back pain?',
    counterExample: 'Is rest better for back pain?',
  },
  'en.C.comparing': {
    example: 'A comparison of physiotherapy with [surgery] for rotator cuff tears',
    counterExample: 'A history of physiotherapy with pictures',
  },
  'en.C.than': {
    example: 'Dexamethasone has fewer side effects than [prednisolone]',
    counterExample: 'Fewer than half of them have dexamethasone',
  },
  'en.C.added-to': {
    example: 'Addition of rituximab to [standard chemotherapy]',
    counterExample: 'Access of women to standard chemotherapy',
  },
  'en.C.difference': {
    example: 'No differences between oat baths and [almond baths] for itching',
    counterExample: 'No oat baths and no almond baths for itching',
  },
  'en.C.between': {
    example: 'Comparing cold spray and [warm gel] for sprains',
    counterExample: 'Cold spray and warm gel for sprains',
  },
  'en.C.control': {
    example: 'Lithium or [placebo] for mania',
    counterExample: 'Lithium for mania',
  },
  'en.C.controlled': {
    example: 'Zinc for warts: a [placebo-controlled] trial',
    counterExample: 'Zinc for warts: a well-controlled case',
  },
  'en.C.or': {
    example: 'Naproxen or [celecoxib] for gout',
    counterExample: 'Naproxen for gout or bursitis',
  },
  'en.C.without': {
    example: 'Chemotherapy [with or without] bevacizumab',
    counterExample: 'Chemotherapy with bevacizumab',
  },
  'en.I.versus': {
    example: '[Aspirin] versus warfarin for stroke',
    counterExample: 'Aspirin and warfarin for stroke',
  },
  'en.I.compared': {
    example: 'A comparison of [physiotherapy] with surgery for rotator cuff tears',
    counterExample: 'A comparison of patients with surgeons',
  },
};
