import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCrowdedTurn } from './crowded-turn.ts';

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** Of so many calls in one turn, those that are turned away. */
const turnedAway = (isCrowded: () => boolean, calls: number, eachMs: number) =>
  Array.from({ length: calls }, () => {
    now += eachMs;
    return isCrowded();
  }).filter(Boolean).length;

it('is a turn that has worked on many calls for long; the next begins anew', async () => {
  const isCrowded = createCrowdedTurn(300);
  expect(turnedAway(isCrowded, 200, 4)).toBe(124);
  await nextTurn();
  expect(turnedAway(isCrowded, 60, 4)).toBe(0);
});

it('is none with few calls, however slow, nor with many quick ones', async () => {
  const isCrowded = createCrowdedTurn(300);
  expect(turnedAway(isCrowded, 50, 1000)).toBe(0);
  await nextTurn();
  expect(turnedAway(isCrowded, 3000, 0.1)).toBe(0);
});
