import { describe, expect, it } from 'vitest';
import { allFunctions } from '../functions/all-functions.ts';
import { randomOutcomes, shapes } from '../../../test/support/engine/random-expressions.ts';

/** What each gives in a browser is compared in `test/elements/same-on-server.element.test.ts`. */
describe('10,000 random expressions', () => {
  const outcomes = randomOutcomes(1404, 10_000);

  it('call every function but the one of another language', () => {
    const own = [...allFunctions].filter(([, made]) => !made.foreign).map(([name]) => name);
    expect(Object.keys(shapes).toSorted()).toEqual(own.toSorted());
    const text = outcomes.map(({ expression }) => expression.toUpperCase()).join('\n');
    expect(own.filter((name) => text.split(`${name}(`).length < 100)).toEqual([]);
  });

  it('are all different, and most of them give something', () => {
    expect(new Set(outcomes.map(({ expression }) => expression)).size).toBe(10_000);
    expect(outcomes.filter(({ result }) => result !== 'blank').length).toBeGreaterThan(6000);
    expect(new Set(outcomes.map(({ result }) => result)).size).toBeGreaterThan(1500);
  });

  it('give no number that is none: JSON would say null for it', () => {
    expect(outcomes.filter(({ result }) => result === 'null')).toEqual([]);
  });

  it('give the same again, as nothing is kept from one to the next', () => {
    expect(randomOutcomes(1404, 10_000)).toEqual(outcomes);
  });
});
