import { describe, expect, it } from 'vitest';
import { earlierAnswers } from './earlier-answers.ts';

describe('earlier answers', () => {
  it('pass over entries that did not answer', () => {
    const history = [
      { at: '2024-01-01T08:00:00Z', answers: { bp: 120 } },
      { at: '2024-02-01T08:00:00Z', answers: {} },
      { at: '2024-03-01T08:00:00Z', answers: { bp: 130 } },
    ];
    expect(earlierAnswers(history, 'bp').map((earlier) => earlier.answer)).toEqual([120, 130]);
    expect(earlierAnswers(history, 'toString')).toEqual([]);
  });

  it('are listed by visit, or the last of each hour or day', () => {
    const moment = (day: number, hour: number, minute: number): string =>
      new Date(2024, 4, day, hour, minute).toISOString();
    const history = [
      [1, 8, 0],
      [1, 8, 40],
      [1, 21, 0],
      [2, 8, 5],
    ].map(([day = 0, hour = 0, minute = 0], index) => ({ at: moment(day, hour, minute), answers: { pain: index } }));
    const values = (by?: 'followup' | 'hourly' | 'daily') =>
      earlierAnswers(history, 'pain', by).map(({ answer }) => answer);
    expect(values()).toEqual([0, 1, 2, 3]);
    expect(values('followup')).toEqual([0, 1, 2, 3]);
    expect(values('hourly')).toEqual([1, 2, 3]);
    expect(values('daily')).toEqual([2, 3]);
  });
});
