import { describe, expect, it } from 'vitest';
import type { Answers, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { roundValues, shapeChart } from '../../ui/chart/chart-shape.ts';
import { toTrends } from './trends.ts';

const question = (name: string, more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type: 'number',
  title: name,
  ...more,
});

const definition = (...questions: readonly Question[]): FormDefinition => ({
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', displayTitle: 'p', pageType: 'form', questions }],
});

const at = (day: number, answers: Answers) => ({ id: String(day), createdAt: `2026-11-0${day}T08:00:00Z`, answers });

describe('the trends of a file', () => {
  it('follow, oldest first, what was answered by numbers more than once', () => {
    const followup = { historytype: 'followup' } as const;
    const form = definition(
      question('systolic', followup),
      question('once', followup),
      question('words', followup),
      question('height'),
    );
    const entries = [
      at(3, { systolic: 128, words: 'b', height: 2 }),
      at(1, { systolic: 158, once: 1, words: 'a', height: 1 }),
      at(2, {}),
    ];
    expect(toTrends(form, entries).map(({ name, points }) => [name, points.map(({ value }) => value)])).toEqual([
      ['systolic', [158, 128]],
    ]);
  });

  it('count an entry once that is named twice, and look into containers that do not repeat', () => {
    const inner = question('weight', { historytype: 'followup' });
    const box = (name: string, multimode: boolean): Question =>
      question(name, { type: 'container', multimode, questions: [inner] });
    const entries = [at(1, { weight: 80 }), at(2, { weight: 79 }), at(2, { weight: 79 })];
    expect(toTrends(definition(box('body', false)), entries).map(({ points }) => points.length)).toEqual([2]);
    expect(toTrends(definition(box('rows', true)), entries)).toEqual([]);
  });
});

describe('a chart', () => {
  const box = { left: 0, top: 0, width: 100, height: 50 };
  const points = [
    { at: '2026-11-01T00:00:00Z', value: 100 },
    { at: '2026-11-02T00:00:00Z', value: 150 },
    { at: '2026-11-05T00:00:00Z', value: 200 },
  ];

  it('sets points apart as time did, from the right where the line runs so', () => {
    expect(shapeChart(points, box, false).dots).toEqual([
      { x: 0, y: 50 },
      { x: 25, y: 25 },
      { x: 100, y: 0 },
    ]);
    expect(shapeChart(points, box, true).dots.map(({ x }) => x)).toEqual([100, 75, 0]);
  });

  it('stands at round values that hold every point', () => {
    expect(roundValues([128, 158])).toEqual([120, 140, 160]);
    expect(roundValues([77.6, 82.5])).toEqual([75, 80, 85]);
    expect(roundValues([0, 0.3])).toEqual([0, 0.2, 0.4]);
    expect(roundValues([-4, 4])).toEqual([-5, 0, 5]);
  });

  it('draws a level line for a value that never changes', () => {
    for (const value of [0, 7, -3]) {
      const { dots } = shapeChart(
        points.map((point) => ({ ...point, value })),
        box,
        false,
      );
      expect(new Set(dots.map(({ y }) => y)).size).toBe(1);
      expect(dots.every(({ y }) => y >= 0 && y <= 50)).toBe(true);
    }
  });
});
