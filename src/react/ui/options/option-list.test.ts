import { describe, expect, it } from 'vitest';
import { listOptions } from './option-list.ts';

describe('options of a list', () => {
  it('keeps a chosen value readable that is no longer offered', () => {
    const listed = listOptions(
      [{ value: 'x', text: { en: 'Ex', fa: 'ایکس' } }],
      (text) => (typeof text === 'string' ? text : text.fa!),
      ['x', 'old'],
    );
    expect(listed).toEqual([
      { value: 'x', text: 'ایکس', words: { en: 'Ex', fa: 'ایکس' } },
      { value: 'old', text: 'old' },
    ]);
  });
});
