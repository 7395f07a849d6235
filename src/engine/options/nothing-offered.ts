import type { Option, Question } from '../definition/types.ts';
import type { QuestionState } from '../live-form/types.ts';

/** Its options are all hidden or none could be computed, and it takes no answer in own words: it cannot be answered now. */
export const isNothingOffered = (asked: Question | undefined): boolean =>
  asked !== undefined && !asked.options?.length && !asked.allowother;

/** Such a question has no control. One that holds an answer all the same has, so that the answer can be seen and changed. */
export const lacksChoice = ({ asked, value }: QuestionState): boolean => value === undefined && isNothingOffered(asked);

/** Whether what is offered depends on other answers. */
export const isNarrowed = ({ optionsFrom, options }: Question): boolean =>
  optionsFrom !== undefined || options?.some(isConditional) === true;

const isConditional = ({ visibleWhen, children }: Option): boolean =>
  visibleWhen !== undefined || children?.some(isConditional) === true;
