import type { QuestionType } from '../../engine/definition/types.ts';

/** Types that share one late file, `later.ts`: their rules and views together. */
export const laterTypes = [
  'time',
  'datetime',
  'rating',
  'matrix',
  'file',
  'signature',
] as const satisfies readonly QuestionType[];
export type LaterType = (typeof laterTypes)[number];

/** The same made for each of them. */
export function eachLater<Made>(make: (type: LaterType) => Made): Readonly<Record<LaterType, Made>> {
  return Object.fromEntries(laterTypes.map((type) => [type, make(type)])) as Record<LaterType, Made>;
}
