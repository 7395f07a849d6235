import { expect, it } from 'vitest';
import { formatEnd, momentsOf, startOfToday } from './time.ts';

it('begins the day at the reader’s midnight', () => {
  expect(startOfToday(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-20T20:30:00.000Z');
});

it('ends with a day by that day alone, and at any other moment by its time', () => {
  const tools = { date: (day: string) => day, digits: (text: string) => text };
  expect(formatEnd(momentsOf('2026-11-27').to, tools)).toBe('2026-11-27');
  expect(formatEnd(momentsOf('2026-11-27').from, tools)).toBe('2026-11-27 · 00:00');
});
