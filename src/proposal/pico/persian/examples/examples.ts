import type { RuleExamples } from '../../example.ts';
import { comparisonExamples } from './comparison.ts';
import { designExamples } from './design.ts';
import { effectExamples } from './effect.ts';
import { framesExamples } from './frames.ts';
import { otherFramesExamples } from './other-frames.ts';
import { placeAndTimeExamples } from './place-and-time.ts';
import { populationExamples } from './population.ts';
import { relationExamples } from './relation.ts';
import { sentencesExamples } from './sentences.ts';

/** Of the rules and frames of Persian. */
export const persianExamples: RuleExamples = {
  ...comparisonExamples,
  ...designExamples,
  ...effectExamples,
  ...framesExamples,
  ...otherFramesExamples,
  ...placeAndTimeExamples,
  ...populationExamples,
  ...relationExamples,
  ...sentencesExamples,
};
