import { expect, it } from 'vitest';
import { pooledBytes } from './random-pool.ts';

it('gives bytes of any number, none of them twice, also when it is filled anew', () => {
  const given = Array.from({ length: 3000 }, (_one, index) => pooledBytes(12 + (index % 5)));
  expect(given.map(({ length }) => length)).toEqual(given.map((_one, index) => 12 + (index % 5)));
  expect(new Set(given.map((bytes) => bytes.toString('hex'))).size).toBe(3000);
  expect(given.some((bytes) => bytes.every((byte) => byte === 0))).toBe(false);
});

it('keeps what was given out of reach of what is given later', () => {
  const first = pooledBytes(16);
  const text = first.toString('hex');
  for (let index = 0; index < 1200; index += 1) pooledBytes(16);
  expect(first.toString('hex')).toBe(text);
});
