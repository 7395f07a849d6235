import { describe, expect, it } from 'vitest';
import { layoutChart } from './chart-layout.ts';

const box = { left: 0, top: 0, width: 100, height: 100 };
const points = [
  { at: '2026-01-01T00:00:00Z', value: 5 },
  { at: '2026-02-01T00:00:00Z', value: 15 },
];
const score = { min: 0, max: 20, bands: [{ text: 'Low' }, { from: 10, text: 'High' }] };

describe('A chart over time', () => {
  it('stands on the scale of the score, with its bands behind it', () => {
    const { dots, ticks, stripes } = layoutChart(points, score, box, false);
    expect(ticks.map(({ value }) => value)).toEqual([0, 10, 20]);
    expect(dots).toEqual([
      { x: 0, y: 75 },
      { x: 100, y: 25 },
    ]);
    expect(stripes).toEqual([
      { band: 0, y: 50, height: 50 },
      { band: 1, y: 0, height: 50 },
    ]);
  });

  it('runs from the right where the language does', () => {
    expect(layoutChart(points, score, box, true).dots.map(({ x }) => x)).toEqual([100, 0]);
  });

  it('holds values outside of the score’s ends, and those of a question without any', () => {
    const far = layoutChart([{ at: '2026-01-01T00:00:00Z', value: 40 }], score, box, false);
    expect(far.ticks.at(-1)?.value).toBeGreaterThanOrEqual(40);
    expect(layoutChart(points, {}, box, false).stripes).toEqual([]);
  });
});
