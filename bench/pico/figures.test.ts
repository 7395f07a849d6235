import { describe, expect, it } from 'vitest';
import { corpora, halfOf, hasCorpora, readEnglish } from './corpus.ts';
import { byRules, byRulesAllArms } from './finders.ts';
import { measurePresence } from './measure.ts';

const title = (sentence: string): string => (hasCorpora ? sentence : `${sentence} (skipped: no ${corpora})`);

/** The figures that docs/pico.md gives, less what one title more or less would change. */
describe('on published titles', () => {
  const titles = hasCorpora ? readEnglish() : [];
  const expert = titles.filter(({ source }) => source === 'ebm-nlp-expert');

  it.skipIf(!hasCorpora).each([
    ['P', 0.9],
    ['I', 0.92],
    ['O', 0.74],
  ] as const)(title('the presence of %s is found with an F1 of at least %d'), (element, least) => {
    expect(expert.length).toBe(104);
    expect(measurePresence(expert, element, byRulesAllArms).f1).toBeGreaterThanOrEqual(least);
  });

  it.skipIf(!hasCorpora)(title('95 of 100 comparisons that are marked are found'), () => {
    const marked = titles.filter(({ source }) => source.startsWith('bids') || source === 'evidence-inference');
    expect(measurePresence(marked, 'C', byRules).recall).toBeGreaterThanOrEqual(0.95);
  });

  it.skipIf(!hasCorpora)(title('no half has all titles'), () => {
    const develop = titles.filter(({ id }) => halfOf(id) === 'develop').length;
    expect(develop / titles.length).toBeGreaterThan(0.45);
    expect(develop / titles.length).toBeLessThan(0.55);
  });
});
