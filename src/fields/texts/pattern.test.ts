import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern.ts';

const matches = (pattern: string, text: string) => compilePattern(pattern)?.(text);

describe('a pattern', () => {
  it.each([
    ['[A-Z]{2}\\d{4}', 'AB1234', 'AB123'],
    ['^(?:cat|dog)s?$', 'dogs', 'dogss'],
    ['a{2,3}', 'aaa', 'aaaa'],
    ['a{2,}b*', 'aaaa', 'a'],
    ['(ab|cd)+', 'abcdab', 'abc'],
    ['', '', 'a'],
    ['\\p{L}+', 'سلام', '12'],
    ['\\d{3}\\-\\d{4}', '123-4567', '1234567'],
    ['.', '😀', '😀😀'],
    ['[۰-۹]+(?<rest>x)?', '۱۲x', '12'],
  ])('%s takes %s whole, and not %s', (pattern, good, bad) => {
    expect([matches(pattern, good), matches(pattern, bad)]).toEqual([true, false]);
  });

  it.each([
    '(a',
    'a)',
    '[a',
    '*',
    'a{3,1}',
    '(a)\\1',
    '(?=a)',
    '(?<!a)b',
    '\\bword',
    'a**',
    '(((a{99}){99}){99})',
    'x'.repeat(501),
    `${'('.repeat(100)}a${')'.repeat(100)}`,
  ])('%s is refused', (pattern) => {
    expect(compilePattern(pattern)).toBeUndefined();
  });

  it.each(['(a+)+b', '(a|a)*b', '(a*)*b', 'a*a*a*a*a*a*b', '(.*)*x', '([a-z]+)*\\d'])(
    '%s cannot run away',
    (pattern) => {
      expect(matches(pattern, 'a'.repeat(1000))).toBe(false);
    },
  );
});
