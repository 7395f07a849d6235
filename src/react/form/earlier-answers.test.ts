import { describe, expect, it } from 'vitest';
import { earlierAnswers, sparkPoints } from './earlier-answers.ts';

describe('earlier answers', () => {
  it('pass over entries that did not answer', () => {
    const history = [{ at: '2024-01-01T08:00:00Z', answers: { bp: 120 } }, { at: '2024-02-01T08:00:00Z', answers: {} }, { at: '2024-03-01T08:00:00Z', answers: { bp: 130 } }];
    expect(earlierAnswers(history, 'bp').map((earlier) => earlier.answer)).toEqual([120, 130]);
    expect(earlierAnswers(history, 'toString')).toEqual([]);
  });
  it('are a line from the least at the bottom to the most at the top', () => {
    expect(sparkPoints([120, 130, 125])).toBe('0,30 50,0 100,15');
    expect(sparkPoints([5, 5])).toBe('0,30 100,30');
  });
  it('are no line when there are fewer than two numbers', () => {
    expect(sparkPoints([120])).toBeUndefined();
    expect(sparkPoints(['a', 'b'])).toBeUndefined();
  });
});
