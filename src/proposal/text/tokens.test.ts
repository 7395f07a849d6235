import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize, wordsOf } from './tokens.ts';

describe('the words of a text', () => {
  it.each([
    ['Double-blind, placebo-controlled trial', ['double-blind', 'placebo-controlled', 'trial']],
    ['0.5 mg/kg and 1,000 IU', ['0.5', 'mg', 'kg', 'and', '1,000', 'iu']],
    ['پرسش‌ها پرسش ها پرسشها', ['پرسشها', 'پرسشها', 'پرسشها']],
    ['انجام می شود', ['انجام', 'میشود']],
    ['patients--a trial', ['patients', 'a', 'trial']],
    ['mothers’ health', ['mothers', 'health']],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('lie in their order, apart from each other, and leave out nothing but space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let end = 0;
        for (const token of tokenize(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          end = token.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
