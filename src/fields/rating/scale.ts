import type { Question, RatingDisplay } from '../../engine/definition/types.ts';
import { boundsOf } from '../numbers/number-rules.ts';

export interface RatingScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The scale people mean by each display: a numeric rating, 100 millimetres, six faces, five stars. */
const usual: Readonly<Record<RatingDisplay, RatingScale>> = {
  numbers: { min: 0, max: 10, step: 1 },
  slider: { min: 0, max: 100, step: 1 },
  faces: { min: 0, max: 10, step: 2 },
  stars: { min: 1, max: 5, step: 1 },
};

/** As many marks as a row can hold and a person can distinguish. */
export const mostMarks = 21;

/** The ends and the step, with those of the display where none are set. */
export function ratingScale(question: Question): RatingScale {
  const { min, max } = boundsOf(question);
  const { display = 'numbers', step } = question;
  const { min: least, max: most, step: one } = usual[display];
  return { min: min ?? least, max: max ?? most, step: step !== undefined && step > 0 ? step : one };
}

/** Every value of the scale; at most one more than can be drawn. */
export function marksOf({ min, max, step }: RatingScale): readonly number[] {
  const count = Math.min(Math.floor((max - min) / step + 1e-9) + 1, mostMarks + 1);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => Math.round((min + index * step) * 1e9) / 1e9);
}
