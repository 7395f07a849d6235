import type { Answer, Band, Question } from '../definition/types.ts';

/** The band that a result falls into: the last one that begins at it or below. */
export function bandOf(value: Answer, { bands = [] }: Question): Band | undefined {
  return bands.findLast(({ from = -Infinity }) => typeof value === 'number' && value >= from);
}
