import type { Answer, Question } from '../../engine/definition/types.ts';

/** Ends and step of the slider. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

function readBound(bound: number | string | undefined, otherwise: number): number {
  const number = typeof bound === 'string' && bound.trim() === '' ? Number.NaN : Number(bound ?? otherwise);
  return Number.isFinite(number) ? number : otherwise;
}

/** The slider of a question; 0 to 100 where it does not say. */
export function scaleOf({ min, max, step, floatcount = 0 }: Question): Scale {
  const low = readBound(min, 0);
  return {
    min: low,
    max: Math.max(readBound(max, 100), low),
    step: step && step > 0 ? step : 1 / 10 ** Math.min(floatcount, 6),
  };
}

/** The position of a value along the slider, 0 to 100. */
export function percentOf(value: number, { min, max }: Scale): number {
  if (max === min) return 0;
  return Math.round(Math.min(1, Math.max(0, (value - min) / (max - min))) * 1000) / 10;
}

/** Both ends of a range, as far as they are known; a plain number is its low end. */
export function endsOf(value: Answer | undefined): readonly [unknown, unknown] {
  return Array.isArray(value) ? [value[0], value[1]] : [value, undefined];
}

/** The range after one end was moved: the other goes along rather than being passed. */
export function moveEnd(
  ends: readonly [unknown, unknown],
  which: 0 | 1,
  to: unknown,
  { min, max }: Scale,
): readonly [unknown, unknown] {
  if (typeof to !== 'number') return which === 0 ? [to, ends[1]] : [ends[0], to];
  const low = typeof ends[0] === 'number' ? ends[0] : min;
  const high = typeof ends[1] === 'number' ? ends[1] : max;
  return which === 0 ? [to, Math.max(to, high)] : [Math.min(low, to), to];
}
