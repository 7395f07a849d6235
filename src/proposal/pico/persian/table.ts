import type { PersianRule } from './rule.ts';
import { comparisonRules, versusRules } from './rules/comparison.ts';
import { designRules } from './rules/design.ts';
import { effectRules } from './rules/effect.ts';
import { descriptiveRules, diagnosticRules, qualitativeRules } from './rules/other-frames.ts';
import { placeRules, timeRules } from './rules/place-and-time.ts';
import { populationRules, procedureRules } from './rules/population.ts';
import { relationRules } from './rules/relation.ts';
import { methodRules, questionRules } from './rules/sentences.ts';

/** All rules of Persian in the order in which they are tried. */
export const persianTable: readonly PersianRule[] = [
  ...designRules,
  ...timeRules,
  ...placeRules,
  ...populationRules,
  ...methodRules,
  ...diagnosticRules,
  ...comparisonRules,
  ...relationRules,
  ...questionRules,
  ...effectRules,
  ...qualitativeRules,
  ...descriptiveRules,
  ...versusRules,
  ...procedureRules,
];
