import { expect, it } from 'vitest';
import { localDay } from './moment.ts';

it('takes the reader’s own day: late evening in UTC is the next day in Tehran', () => {
  expect(localDay('2026-11-20T21:00:00Z')).toBe('2026-11-21');
});
