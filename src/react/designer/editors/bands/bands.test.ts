import { describe, expect, it } from 'vitest';
import { addBand, changeBand, sortBands } from './bands.ts';

const from = (...starts: readonly (number | undefined)[]) =>
  starts.map((start, index) => ({ ...(start !== undefined && { from: start }), text: String(index) }));
const order = (...starts: readonly (number | undefined)[]): string =>
  sortBands(from(...starts))
    .map(({ text }) => text)
    .join('');

describe('The bands of a score', () => {
  it.each([
    ['stand in ascending order', [10, -2, 5], '120'],
    ['keep a first one without a start before all others', [undefined, 9, 5], '021'],
    ['never let one that lost its start be true of the lowest numbers', [5, undefined, 2], '201'],
    ['keep two of the same start as they are written', [5, 5, 1], '201'],
  ] as const)('%s', (_, starts, expected) => expect(order(...starts)).toBe(expected));

  it('are the same list where they are in order already', () => {
    const bands = from(undefined, 5, undefined);
    expect(sortBands(bands)).toBe(bands);
  });

  it.each([
    ['a first one without a start', [], [undefined]],
    ['a second one whose start is to be written', [undefined], [undefined, undefined]],
    ['a third one as wide as the second begins above the lowest score', [undefined, 5], [undefined, 5, 10]],
    ['one as wide as the last', [0, 5, 12], [0, 5, 12, 19]],
    ['none with a start where the order is wrong', [9, 5], [9, 5, undefined]],
  ] as const)('get %s', (_, before, after) => expect(addBand(from(...before)).map((band) => band.from)).toEqual(after));

  it('are as wide as the lowest score lets the first one be', () => {
    expect(addBand(from(undefined, 10), 4).at(-1)?.from).toBe(16);
  });

  it('lose a setting that is cleared, and no other', () => {
    expect(
      changeBand(
        [
          { from: 0, text: 'Low' },
          { from: 5, text: 'High', severity: 'warning' },
        ],
        1,
        { severity: undefined },
      ),
    ).toEqual([
      { from: 0, text: 'Low' },
      { from: 5, text: 'High' },
    ]);
    expect(changeBand([{ from: 0, text: 'Low' }], 0, { from: undefined })).toEqual([{ text: 'Low' }]);
    const advised = changeBand([{ from: 0, text: 'Low' }], 0, { advice: 'Rest' });
    expect(changeBand(advised, 0, { text: 'Least' })).toEqual([{ from: 0, text: 'Least', advice: 'Rest' }]);
  });
});
