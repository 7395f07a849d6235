import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOverloadCheck } from './overload.ts';

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** Of so many calls in one turn, those that are turned away. */
const turnedAway = (isOverloaded: () => boolean, calls: number, eachMs: number) =>
  Array.from({ length: calls }, () => {
    now += eachMs;
    return isOverloaded();
  }).filter(Boolean).length;

it('is a turn that has worked on many calls for long; the next starts again', async () => {
  const isOverloaded = createOverloadCheck(300);
  expect(turnedAway(isOverloaded, 200, 4)).toBe(124);
  await nextTurn();
  expect(turnedAway(isOverloaded, 60, 4)).toBe(0);
});

it('is none with few calls, however slow, nor with many quick ones', async () => {
  const isOverloaded = createOverloadCheck(300);
  expect(turnedAway(isOverloaded, 50, 1000)).toBe(0);
  await nextTurn();
  expect(turnedAway(isOverloaded, 3000, 0.1)).toBe(0);
});
