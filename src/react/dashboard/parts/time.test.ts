import { expect, it } from 'vitest';
import { localDay, startOfToday } from './time.ts';

it('takes the reader’s own day: late evening in UTC is the next day in Tehran', () => {
  expect(localDay('2026-11-20T21:00:00Z')).toBe('2026-11-21');
});

it('begins the day at the reader’s midnight', () => {
  expect(startOfToday(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-20T20:30:00.000Z');
});
