import type { Question } from '../../../engine/definition/types.ts';

/** Settings that hold unless they are switched off. */
export const trueByDefault: ReadonlySet<keyof Question> = new Set([
  'showforuser',
  'showforsecretary',
  'displayInReport',
]);
