import { expect, it } from 'vitest';
import { startOfToday } from './time.ts';

it('begins the day at the reader’s midnight', () => {
  expect(startOfToday(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-20T20:30:00.000Z');
});
