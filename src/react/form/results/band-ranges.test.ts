import { describe, expect, it } from 'vitest';
import type { Band } from '../../../engine/definition/types.ts';
import { bandLine } from './band-ranges.ts';

const bands = (...starts: readonly (number | undefined)[]): readonly Band[] =>
  starts.map((from, index) => ({ ...(from !== undefined && { from }), text: String(index) }));
const rangesOf = (value: number, scale: Parameters<typeof bandLine>[1]) =>
  bandLine(value, scale)?.ranges.map(({ from, to }) => [from, to]);
const current = (value: number, scale: Parameters<typeof bandLine>[1]) =>
  bandLine(value, scale)?.ranges.findIndex(({ isCurrent }) => isCurrent);

const phq = { bands: bands(0, 5, 10, 15, 20), floatcount: 0, min: 0, max: 27 };
const bmi = { bands: bands(undefined, 18.5, 25, 30), floatcount: 1 };

describe('The line of a result’s bands', () => {
  it('goes from the lowest score to the highest, each band as wide as its numbers', () => {
    const line = bandLine(14, phq);
    expect(line?.at).toBeCloseTo(14 / 27);
    expect(line?.ranges.map(({ share }) => Math.round(share * 27))).toEqual([5, 5, 5, 5, 7]);
    expect(rangesOf(14, phq)).toEqual([
      [0, 4],
      [5, 9],
      [10, 14],
      [15, 19],
      [20, 27],
    ]);
  });

  it('ends each band one step before the next, in the result’s own decimals', () => {
    expect(rangesOf(22, bmi)).toEqual([
      [undefined, 18.4],
      [18.5, 24.9],
      [25, 29.9],
      [30, undefined],
    ]);
  });

  it('names no last number where nobody said how many decimals there are', () => {
    expect(rangesOf(6, { bands: bands(0, 5), max: 10 })).toEqual([
      [0, undefined],
      [5, 10],
    ]);
  });

  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [19, 3],
    [27, 4],
  ])('has %d in band %d', (value, band) => expect(current(value, phq)).toBe(band));

  it('reaches as far as a value beyond its ends', () => {
    expect(bandLine(40, phq)).toMatchObject({ at: 1 });
    expect(bandLine(3, bmi)?.at).toBe(0);
    const shares = bandLine(99, bmi)?.ranges.map(({ share }) => share) ?? [];
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(shares.every((share) => share >= 0)).toBe(true);
  });

  it('is none of one band, of none, and of bands without a start', () => {
    expect(bandLine(1, { bands: bands(0) })).toBeUndefined();
    expect(bandLine(1, {})).toBeUndefined();
    expect(bandLine(1, { bands: bands(undefined, undefined) })).toBeUndefined();
  });
});
