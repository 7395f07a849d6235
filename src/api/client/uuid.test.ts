import { expect, it } from 'vitest';
import { uuid } from './uuid.ts';

it('is a UUID of version 7 that carries its time', () => {
  const id = uuid(Date.UTC(2026, 10, 21));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21));
});

it('sorts by the time it was made and never repeats', () => {
  const ids = [5, 3, 4].map((time) => uuid(1_700_000_000_000 + time));
  expect([...ids].sort()).toEqual([ids[1], ids[2], ids[0]]);
  expect(new Set(Array.from({ length: 5000 }, () => uuid(1)))).toHaveProperty('size', 5000);
});
