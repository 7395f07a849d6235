import { describe, expect, it } from 'vitest';
import { dateRange } from './date-range.ts';

const range = (...values: readonly string[]) =>
  dateRange(values.map((value) => ({ name: 'authored', modifier: undefined, values: [value] })));

describe('The times that a date of a search means', () => {
  it.each([
    ['2026', { from: '2026-01-01T00:00:00.000Z', to: '2026-12-31T23:59:59.999Z' }],
    ['2024-02', { from: '2024-02-01T00:00:00.000Z', to: '2024-02-29T23:59:59.999Z' }],
    ['2026-12', { from: '2026-12-01T00:00:00.000Z', to: '2026-12-31T23:59:59.999Z' }],
    ['eq2026-05-04', { from: '2026-05-04T00:00:00.000Z', to: '2026-05-04T23:59:59.999Z' }],
    ['2026-05-04T08:30', { from: '2026-05-04T08:30:00.000Z', to: '2026-05-04T08:30:59.999Z' }],
    ['2026-05-04T12:00:00+03:30', { from: '2026-05-04T08:30:00.000Z', to: '2026-05-04T08:30:00.999Z' }],
    ['2026-05-04T08:30:00.5Z', { from: '2026-05-04T08:30:00.500Z', to: '2026-05-04T08:30:00.500Z' }],
    ['gt2026-05-04', { from: '2026-05-05T00:00:00.000Z' }],
    ['sa2026-05-04', { from: '2026-05-05T00:00:00.000Z' }],
    ['ge2026-05-04', { from: '2026-05-04T00:00:00.000Z' }],
    ['lt2026-05-04', { to: '2026-05-03T23:59:59.999Z' }],
    ['eb2026-05-04', { to: '2026-05-03T23:59:59.999Z' }],
    ['le2026-05-04', { to: '2026-05-04T23:59:59.999Z' }],
  ])('%s', (value, expected) => {
    expect(range(value)).toEqual(expected);
  });

  it('are those that all of several dates allow', () => {
    expect(range('ge2026-05-04', 'ge2026-05-06', 'lt2026-06')).toEqual({
      from: '2026-05-06T00:00:00.000Z',
      to: '2026-05-31T23:59:59.999Z',
    });
    expect(range()).toEqual({});
  });

  it.each(['', 'x', '2026-13', '2026-02-30', '2026-05-04T25:00', 'ne2026', 'ap2026', '04-05-2026', 'gt'])(
    'are none of “%s”',
    (value) => {
      expect(() => range(value)).toThrow();
    },
  );
});
