import { describe, expect, it } from 'vitest';
import type { Question } from '../../engine/definition/types.ts';
import { endsOf, moveEnd, percentOf, scaleOf } from './scale.ts';

const question = (part: Partial<Question>): Question => ({
  id: '1',
  name: 'pain',
  type: 'numericrange',
  title: 'Pain',
  ...part,
});

describe('a scale', () => {
  it('is what the question says, else 0 to 100 by 1', () => {
    expect(scaleOf(question({ min: 1, max: 10, step: 0.5 }))).toEqual({ min: 1, max: 10, step: 0.5 });
    expect(scaleOf(question({}))).toEqual({ min: 0, max: 100, step: 1 });
    expect(scaleOf(question({ min: '35', max: '42', floatcount: 1 }))).toEqual({ min: 35, max: 42, step: 0.1 });
  });
  it('does not stumble over a bound that is a formula', () => {
    expect(scaleOf(question({ min: 'age - 1', max: '' }))).toEqual({ min: 0, max: 100, step: 1 });
  });
  it('knows the position of a value, and keeps what is beyond the end at the end', () => {
    expect(percentOf(5, { min: 0, max: 10, step: 1 })).toBe(50);
    expect(percentOf(20, { min: 0, max: 10, step: 1 })).toBe(100);
    expect(percentOf(3, { min: 3, max: 3, step: 1 })).toBe(0);
  });
});

describe('a range of two ends', () => {
  const scale = { min: 0, max: 10, step: 1 };
  it('takes the far end of the scale for the one not set yet', () => {
    expect(moveEnd(endsOf(undefined), 0, 4, scale)).toEqual([4, 10]);
    expect(moveEnd(endsOf(undefined), 1, 4, scale)).toEqual([0, 4]);
  });
  it('takes the other end along rather than crossing it', () => {
    expect(moveEnd([2, 5], 0, 7, scale)).toEqual([7, 7]);
    expect(moveEnd([2, 5], 1, 1, scale)).toEqual([1, 1]);
  });
  it('leaves what was typed and is no number for the form to read', () => {
    expect(moveEnd([2, 5], 0, '3.', scale)).toEqual(['3.', 5]);
  });
});
