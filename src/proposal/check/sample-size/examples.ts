import type { SampleSize } from '../../types.ts';
import type { ProposalFragment, RuleExamples } from '../examples/example.ts';

const means: SampleSize = {
  formula: 'twoMeans',
  given: { alpha: '0.05', power: '0.8', sd: '12', difference: '5' },
  stated: '182',
  justification: 'SD and difference as in a trial of the same drug [@lee2021].',
};

const size = (changes: Partial<SampleSize>): ProposalFragment => ({ values: { sampleSize: { ...means, ...changes } } });
const inPersian = (changes: Partial<SampleSize>): ProposalFragment => ({ ...size(changes), language: 'fa' });

export const sampleSizeExamples: RuleExamples = {
  'sample-size-not-number': {
    finds: [size({ stated: 'about 180' }), size({ stated: '' }), size({ stated: '90.5' })],
    passes: [size({}), inPersian({ stated: '۱۸۲' })],
  },
  'sample-size-formula-missing': { finds: [size({ formula: '' })], passes: [size({}), size({ formula: 'other' })] },
  'sample-size-inputs-missing': {
    finds: [size({ given: { alpha: '0.05', sd: '12', difference: '5' } }), inPersian({ given: {} })],
    passes: [size({}), size({ formula: 'other', given: {} })],
  },
  'sample-size-inputs-impossible': {
    finds: [
      size({ given: { ...means.given, difference: '0' } }),
      size({ given: { ...means.given, sd: '1e200' } }),
      inPersian({ given: { ...means.given, power: '۰٫۲' } }),
    ],
    passes: [size({})],
  },
  'sample-size-too-small': {
    finds: [size({ stated: '91' }), inPersian({ stated: '۱۵۰', given: { ...means.given, dropout: '۱۰' } })],
    passes: [size({}), size({ stated: '180' }), size({ stated: '204', given: { ...means.given, dropout: '10' } })],
  },
  'sample-size-larger': { finds: [size({ stated: '400' })], passes: [size({}), size({ stated: '200' })] },
  'sample-size-agrees': { finds: [size({}), inPersian({ stated: '۱۸۲' })], passes: [size({ stated: '91' })] },
  'sample-size-without-source': { finds: [size({ justification: ' ' })], passes: [size({})] },
};
