import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWord } from './fold.ts';

describe('folding', () => {
  it.each([
    ['كيفيت', 'کیفیت'],
    ['نظام‌مند', 'نظاممند'],
    ['مُقایسهٔ', 'مقایسه'],
    ['تأثیر', 'تاثیر'],
    ['ارتقاء', 'ارتقاء'],
    ['۱۲٫۵', '12٫5'],
    ['Women’s', "women's"],
    ['low–dose', 'low-dose'],
    ['HbA1c', 'hba1c'],
  ])('writes %s as %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  it('says of each unit where it stood in the text as given', () => {
    const { text, positions } = fold('مي‌شود');
    expect(text).toBe('میشود');
    expect(positions).toEqual([0, 1, 3, 4, 5, 6]);
  });

  it('keeps the way back for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = fold(text);
        expect(folded.text).toBe(foldWord(text));
        expect(folded.positions.length).toBe(folded.text.length + 1);
        expect(folded.positions.at(-1)).toBe(text.length);
        expect(folded.positions.toSorted((one, other) => one - other)).toEqual(folded.positions);
      }),
    );
  });
});
