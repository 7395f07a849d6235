import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../text/tokens.ts';
import { listItems, wordSet } from '../../word-lists.ts';
import { englishRules } from '../rules.ts';

const repeated = (items: readonly string[]): readonly string[] => items.filter((item, at) => items.indexOf(item) < at);

// Pages download these lists.
describe.each(Object.entries(englishRules.lists))('the list "%s" says nothing twice', (_name, list) => {
  const words = listItems(list.words).map((item) => wordsOf(item).join(' '));
  const endings = [...wordSet(list.endings ?? '')];
  const except = [...wordSet(list.except ?? '')];
  const hasEnding = (word: string): boolean =>
    endings.some((ending) => word.endsWith(ending) && word.length >= ending.length + 2);

  it('among its words', () => {
    expect(repeated(words)).toEqual([]);
  });

  it('by a word that its endings find', () => {
    const single = words.filter((word) => !/[ -]/.test(word));
    expect(single.filter((word) => hasEnding(word) && !except.includes(word))).toEqual([]);
  });

  it('by an ending that ends in another', () => {
    expect(endings.filter((one) => endings.some((other) => other !== one && one.endsWith(other)))).toEqual([]);
  });

  it('by excepting a word that has no such ending', () => {
    expect(except.filter((word) => !hasEnding(word))).toEqual([]);
  });
});
