import { choiceModel } from '../shared/choice-rules.ts';

/** A choice among options that all lie open. */
export const flatviewModel = choiceModel('flatview');
