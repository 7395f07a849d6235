import { describe, expect, it } from 'vitest';
import { renameValue, valuePositions } from './rename-value.ts';

const means = (name: string): boolean => name === 'sex';
const rename = (text: string, from = 'female', to = 'f'): string => renameValue(text, to, { means, value: from });

describe('The value of an option in an expression', () => {
  it.each([
    ['sex = "female"', 'sex = "f"'],
    ['AND(age > 3,  sex<>"Female")', 'AND(age > 3,  sex<>"f")'],
    ['SWITCH(sex, "female", 0.85, 1)', 'SWITCH(sex, "f", 0.85, 1)'],
    ['IF("female" = sex, "female", mood = "female")', 'IF("f" = sex, "female", mood = "female")'],
    ['1 + (sex = "female") * 2', '1 + (sex = "f") * 2'],
  ])('is renamed where it is compared with its question, and nowhere else: %s', (before, after) => {
    expect(rename(before)).toBe(after);
  });

  it('may be a number, and stays one where it can', () => {
    expect(rename('sex = 1', '1', '2')).toBe('sex = 2');
    expect(rename('sex = 1', '1', 'f')).toBe('sex = "f"');
    expect(rename('sex = "1"', '1', '2')).toBe('sex = "2"');
  });

  it('quotes what needs quoting, and leaves alone what cannot be read', () => {
    expect(rename('sex = "female"', 'female', 'a "b"')).toBe('sex = "a ""b"""');
    expect(rename('sex = "female" AND (')).toBe('sex = "female" AND (');
  });

  it('is also what a formula of the question itself gives', () => {
    const own = { means: () => false, value: 'mild', isOwn: true };
    expect(renameValue('IF(total > 4, "mild", IF(other = "mild", "mild", ""))', 'light', own)).toBe(
      'IF(total > 4, "light", IF(other = "mild", "light", ""))',
    );
    expect(valuePositions('total', own)).toEqual([]);
  });
});
