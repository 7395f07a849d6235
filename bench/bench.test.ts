import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { figuresOf } from './figures.mjs';
import { openResults } from './kept.mjs';
import { actsFor, isAsked, isBehind, isSettled, planOf } from './plan.mjs';

const folder = mkdtempSync(join(tmpdir(), 'porsa-bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const visitOf = (name: string, allPainted: number, more: object = {}) => ({
  name,
  count: 50,
  slowed: 1,
  phone: false,
  times: { script: 0, firstPainted: allPainted, allPainted },
  ...more,
});

describe('How often something is measured', () => {
  test('The acts of all repetitions together are forty keys and twenty choices at least', () => {
    for (const repetitions of [2, 3, 5, 7]) {
      const { keys, choices } = actsFor(repetitions);
      expect(keys * repetitions).toBeGreaterThanOrEqual(40);
      expect(choices * repetitions).toBeGreaterThanOrEqual(20);
    }
    expect(actsFor(1)).toMatchObject({ keys: 24, choices: 12 });
  });

  test('Three visits that agree are enough, two that disagree or a phone’s are not', () => {
    const agreeing = [100, 101, 102].map((time) => visitOf('porsa', time));
    expect(isSettled(agreeing)).toBe(true);
    expect(isSettled(agreeing.slice(1))).toBe(false);
    expect(isSettled(agreeing.slice(1).map((visit) => ({ ...visit, seconds: 30 })))).toBe(true);
    expect(isSettled([...agreeing, visitOf('porsa', 130)])).toBe(false);
    expect(isSettled(agreeing.map((visit) => ({ ...visit, phone: true })))).toBe(false);
  });

  test('Acts that disagree are measured again, though the form was painted alike', () => {
    const withActs = (settled: number) =>
      visitOf('porsa', 100, { acts: { text: [{ settled }], number: [{ settled: 2 }], choose: [{ settled: 3 }] } });
    expect(isSettled([2, 2, 2.1].map(withActs))).toBe(true);
    expect(isSettled([2, 2, 3].map(withActs))).toBe(false);
  });

  test('A run that is behind its time leaves out long visits of others, and none of Porsa’s', () => {
    expect(isBehind(5 * 60_000, 1, { repetitions: 5, minutes: 20 })).toBe(true);
    expect(isBehind(3 * 60_000, 1, { repetitions: 5, minutes: 20 })).toBe(false);
    expect(isBehind(10, 0, { repetitions: 5, minutes: 20 })).toBe(false);
    const [job] = planOf({ repetitions: 5, sizes: [1000] });
    const seen = (seconds: number) => [100, 150].map((time) => visitOf('rjsf', time, { seconds }));
    expect(isAsked(job, 'rjsf', {}, seen(9), true)).toBe(false);
    expect(isAsked(job, 'rjsf', {}, seen(9), false)).toBe(true);
    expect(isAsked(job, 'rjsf', {}, seen(7), true)).toBe(true);
    expect(isAsked(job, 'rjsf', {}, seen(9).slice(1), true)).toBe(true);
    expect(isAsked(job, 'rjsf', {}, seen(31).slice(1), true)).toBe(false);
    expect(isAsked(job, 'rjsf', {}, [], true)).toBe(true);
    expect(isAsked(job, 'porsa', {}, seen(31), true)).toBe(true);
  });

  test('A run may be of some sizes, and a peer left out of some', () => {
    const jobs = planOf({ repetitions: 5, sizes: [1000] });
    expect(jobs.length).toBeGreaterThan(1);
    expect(jobs.every(({ count }: { readonly count: number }) => count === 1000)).toBe(true);
    expect(isAsked(jobs[0], 'lforms', { leftOut: [1000] }, [])).toBe(false);
    expect(isAsked(jobs[0], 'rjsf', {}, [])).toBe(true);
  });
});

describe('What is kept of several runs', () => {
  const begin = (commit: string, merge = true) =>
    openResults({ merge, command: 'npm run bench', path: join(folder, 'results.json'), commit });

  test('Figures of one commit count together; those of another put them out, with what differed in them', () => {
    const first = begin('one', false);
    first.add('visits', visitOf('porsa', 100), ['the total is 3, not 4']);
    first.add('visits', visitOf('rjsf', 300));
    const again = begin('one');
    again.add('visits', visitOf('porsa', 120));
    expect(again.finish().visits.map(({ name, run }) => [name, run])).toEqual([
      ['porsa', 1],
      ['rjsf', 1],
      ['porsa', 2],
    ]);
    const later = begin('two');
    later.add('visits', visitOf('porsa', 90));
    const { visits, runs, wrong } = later.finish();
    expect(visits.map(({ name, run }) => [name, run])).toEqual([
      ['rjsf', 1],
      ['porsa', 3],
    ]);
    expect(runs.map(({ commit }: { readonly commit: string }) => commit)).toEqual(['one', 'two']);
    expect(wrong).toEqual([]);
  });

  test('A peer is held against the floor of its own run', () => {
    const visits = [
      visitOf('floor-react', 100, { run: 1 }),
      visitOf('floor-react', 500, { run: 2 }),
      visitOf('porsa', 200, { run: 1 }),
    ];
    const { timesFloor } = figuresOf({ visits });
    expect(timesFloor('porsa', { count: 50 }, undefined, 'allPainted')).toBe(2);
  });
});
