import { describe, expect, it } from 'vitest';
import { canRunAway } from './can-run-away.ts';

describe('A pattern', () => {
  it.each([
    '(a+)+$',
    '(.*)*',
    '([a-z]+)*',
    '(a|ab)*c',
    '(a?){50}',
    '((a{1,9})){9}',
    '(?:x+x+)+y',
    '(\\d+)\\1',
    '((a+))+',
    '(a{2,}){5,}',
  ])('may run away: %s', (pattern) => {
    expect(canRunAway(pattern)).toBe(true);
  });

  it.each([
    '^\\d{10}$',
    '[A-Z]{2}\\d+',
    '(?:\\d{1,3}\\.){3}\\d{1,3}',
    '(abc)+',
    '(a|b)',
    '[(+)*]+',
    '\\(a+\\)+',
    'colou?r',
    '',
    '(',
    '+',
    '[\u0600-\u06ff]+',
  ])('ends in time: %s', (pattern) => {
    expect(canRunAway(pattern)).toBe(false);
  });
});
