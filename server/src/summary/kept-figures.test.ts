import { expect, it } from 'vitest';
import { enoughSince } from './kept-figures.ts';

const range = {
  clinic: 'c',
  category: 'f',
  from: '2026-01-01T10:00:00.000Z',
  to: '2026-06-01T00:00:00.000Z',
};
const days = [
  { day: '2026-01-01', entries: 30_000 },
  { day: '2026-02-03', entries: 15_000 },
  { day: '2026-03-04', entries: 4_000 },
  { day: '2026-03-05', entries: 1_000 },
];

it('Figures begin on the day with which they have entries enough, at midnight there', () => {
  expect(enoughSince(range, { days, offset: 210 })).toBe('2026-02-02T20:30:00.000Z');
  expect(enoughSince(range, { days: days.slice(0, -1), offset: 0 })).toBe('2026-01-01T10:00:00.000Z');
});

it('Figures begin with the range where it has no more than are read, or the day begins before it', () => {
  expect(enoughSince(range, { days: days.slice(1, 3), offset: 0 })).toBe(range.from);
  expect(enoughSince(range, { days: days.slice(0, 1), offset: 210 })).toBe(range.from);
  expect(enoughSince(range, { days: [], offset: 0 })).toBe(range.from);
});
