import { expect, it } from 'vitest';
import { foldDays, startOf } from './fold-days.ts';

it('begins weeks on Saturday in the solar calendar, and on Monday in the Gregorian', () => {
  expect([
    startOf('2026-05-04', 'week', 'fa'),
    startOf('2026-05-02', 'week', 'fa'),
    startOf('2026-05-04', 'week', 'en'),
    startOf('2026-05-03', 'week', 'en'),
  ]).toEqual(['2026-05-02', '2026-05-02', '2026-05-04', '2026-04-27']);
});

it('begins months as the calendar does', () => {
  expect([startOf('2026-05-04', 'month', 'fa'), startOf('2026-05-04', 'month', 'en')]).toEqual([
    '2026-04-21',
    '2026-05-01',
  ]);
});

it('counts every span from the first day to the last', () => {
  const days = [
    { day: '2026-05-02', entries: 2 },
    { day: '2026-05-04', entries: 3 },
  ];
  expect(foldDays(days, 'day', 'en', '2026-05-01', '2026-05-04').map(({ count }) => count)).toEqual([0, 2, 0, 3]);
  expect(foldDays(days, 'week', 'fa', '2026-04-30', '2026-05-04')).toEqual([
    { day: '2026-04-25', count: 0 },
    { day: '2026-05-02', count: 5 },
  ]);
  expect(foldDays(days, 'month', 'fa', '2026-03-25', '2026-05-04').map(({ count }) => count)).toEqual([0, 5]);
});
