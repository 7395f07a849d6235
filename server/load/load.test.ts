import { expect, it } from 'vitest';
import { slopeOf } from './memory.ts';
import { readOptions } from './options.ts';
import { outcomeOf, waitsOf, type Outcome } from './outcome.ts';
import { clearRefusals, nothingLost } from './report.ts';

const took = (tookMs: number, status = 200): Outcome => ({ dueAt: 0, tookMs, status });
const answer = (status: number, body: object, headers: HeadersInit = {}) =>
  outcomeOf(0, Promise.resolve(Response.json(body, { status, headers })));

it('reports how long half of them, and nineteen of twenty, waited', () => {
  const outcomes = Array.from({ length: 100 }, (_one, index) => took(index + 1));
  expect(waitsOf(outcomes)).toEqual({ p50: 51, p95: 96, p99: 100 });
});

it('takes a refusal for clear only with a sentence and a time to come again', async () => {
  const body = { message: 'The server is busy.' };
  const outcomes = await Promise.all([
    answer(503, body, { 'retry-after': '3' }),
    answer(503, body),
    answer(503, {}, { 'retry-after': '3' }),
    answer(500, body, { 'retry-after': '3' }),
    outcomeOf(0, Promise.reject(new Error('reset'))),
  ]);
  expect(outcomes.map(({ unclear }) => unclear === undefined)).toEqual([true, false, false, false, false]);
  expect(clearRefusals(outcomes).isMet).toBe(false);
  expect(clearRefusals(outcomes.slice(0, 1))).toMatchObject({ isMet: true, seen: '1 refused' });
});

it('finds what was stored though it was refused', () => {
  const verdict = { acknowledged: 1, stored: 2, lost: [], doubled: [], torn: [] };
  expect(nothingLost(verdict, [took(1), took(1, 503)]).isMet).toBe(false);
  expect(nothingLost(verdict, [took(1), took(1, 0)]).isMet).toBe(true);
  expect(nothingLost({ ...verdict, lost: ['a'] }, [took(1), took(1)]).isMet).toBe(false);
});

it('distinguishes growing memory from memory that has warmed up', () => {
  const samples = (mib: (second: number) => number) =>
    Array.from({ length: 24 }, (_one, index) => ({ second: index * 5, mib: mib(index * 5) }));
  expect(slopeOf(samples((second) => 100 + second))).toBeCloseTo(60);
  expect(slopeOf(samples((second) => Math.min(100 + second * 2, 200)))).toBeCloseTo(0);
  expect(slopeOf(samples(() => 100).slice(0, 8))).toBeUndefined();
});

it('reads its options, and refuses what it does not know', () => {
  expect(readOptions(['burst', '--rate', '80', '--database', 'postgres'], ['soak', 'burst'])).toMatchObject({
    scenes: ['burst'],
    rate: 80,
    users: 200,
    database: 'postgres',
  });
  expect(readOptions([], ['soak']).scenes).toEqual(['soak']);
  expect(() => readOptions(['stampede'], ['soak'])).toThrow('no scene "stampede"');
  expect(() => readOptions(['--rate', 'many'], ['soak'])).toThrow('--rate');
  expect(() => readOptions(['--database', 'oracle'], ['soak'])).toThrow('--database');
});
