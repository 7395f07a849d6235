import type { Question } from '../../../engine/definition/types.ts';

/** A question before it has its id and name. */
export type Sheet = Omit<Question, 'id' | 'name'>;
