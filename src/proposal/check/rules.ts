import { answerRules, kindRules } from './answers/rules.ts';
import { frameRules, trialRules } from './design/rules.ts';
import { outcomeRules } from './outcomes/rules.ts';
import { peopleRules } from './people/rules.ts';
import { budgetRules, timeRules } from './plan/rules.ts';
import { questionRules } from './question/rules.ts';
import type { Rule } from './rule.ts';
import { sampleSizeRules } from './sample-size/rules.ts';
import { sourceRules } from './sources/rules.ts';
import { writingRules } from './writing/rules.ts';

/** Every rule of `checkProposal`. Findings about one place come in this order. */
export const rules: readonly Rule[] = [
  ...answerRules,
  ...kindRules,
  ...peopleRules,
  ...questionRules,
  ...frameRules,
  ...outcomeRules,
  ...sampleSizeRules,
  ...timeRules,
  ...budgetRules,
  ...trialRules,
  ...sourceRules,
  ...writingRules,
];
