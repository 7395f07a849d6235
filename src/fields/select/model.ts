import { choiceModel } from '../choices/choice-rules.ts';

/** A choice from a list that opens. */
export const selectModel = choiceModel('select');
