import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';

describe('countWords', () => {
  it('counts what stands between spaces', () => {
    expect(countWords('Effect of aspirin on HbA1c, 81 mg/day.')).toBe(7);
    expect(countWords('اثر آسپرین بر فشار خون')).toBe(5);
  });

  it('takes words joined by a half-space or a hyphen as one', () => {
    expect(countWords('بیماران مراجعه می‌کنند')).toBe(3);
    expect(countWords('nurse-led follow-up')).toBe(2);
  });

  it('counts neither citations nor lone marks', () => {
    expect(countWords('It fell [@lee2021][@park2022] – by half.')).toBe(4);
    expect(countWords(' — … \n\t')).toBe(0);
    expect(countWords('')).toBe(0);
  });
});
