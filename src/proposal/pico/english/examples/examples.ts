import type { RuleExamples } from '../../example.ts';
import { comparisonsExamples } from './comparisons.ts';
import { designsExamples } from './designs.ts';
import { framesExamples } from './frames.ts';
import { interventionsExamples } from './interventions.ts';
import { outcomesExamples } from './outcomes.ts';
import { populationsExamples } from './populations.ts';
import { statedOutcomesExamples } from './stated-outcomes.ts';
import { timesAndSettingsExamples } from './times-and-settings.ts';

/** Of the rules and frames of English. */
export const englishExamples: RuleExamples = {
  ...comparisonsExamples,
  ...designsExamples,
  ...framesExamples,
  ...interventionsExamples,
  ...outcomesExamples,
  ...populationsExamples,
  ...statedOutcomesExamples,
  ...timesAndSettingsExamples,
};
