import { answerExamples } from '../answers/examples.ts';
import { designExamples } from '../design/examples.ts';
import { outcomeExamples } from '../outcomes/examples.ts';
import { peopleExamples } from '../people/examples.ts';
import { planExamples } from '../plan/examples.ts';
import { questionExamples } from '../question/examples.ts';
import { sampleSizeExamples } from '../sample-size/examples.ts';
import { sourceExamples } from '../sources/examples.ts';
import { writingExamples } from '../writing/examples.ts';
import type { RuleExamples } from './example.ts';

/** By the code of the rule. Apart from the rules, so that a page that checks does not download them. */
export const examples: RuleExamples = {
  ...answerExamples,
  ...peopleExamples,
  ...sampleSizeExamples,
  ...planExamples,
  ...sourceExamples,
  ...questionExamples,
  ...designExamples,
  ...outcomeExamples,
  ...writingExamples,
};
