import { describe, expect, it } from 'vitest';
import { movedAmong } from './moved.ts';

const moved = (before: string, after: string, hint?: string): string =>
  movedAmong([...before], [...after], hint).join('');

describe('What was moved in an order', () => {
  it('is nothing where the order stays, whatever came and went', () => {
    expect([moved('abc', 'abc'), moved('abcd', 'xacy')]).toEqual(['', '']);
  });

  it('is the one that changed its place, not all those it passed', () => {
    expect([moved('abcde', 'bcdea'), moved('abcde', 'eabcd')]).toEqual(['a', 'e']);
  });

  it('is, of two neighbours, the one that somebody took hold of', () => {
    expect([moved('ab', 'ba', 'a'), moved('ab', 'ba', 'b')]).toEqual(['a', 'b']);
  });

  it('is as few as possible where several moved', () => {
    expect(moved('abcdef', 'fbcdea', 'a')).toHaveLength(2);
  });
});
