import { choiceModel } from '../choices/choice-rules.ts';

/** A choice among options that are all shown. */
export const flatviewModel = choiceModel('flatview');
