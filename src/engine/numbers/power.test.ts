import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../test/support/engine/random-expressions.ts';
import { power } from './power.ts';

describe('powers', () => {
  it.each([
    [2, 10, 1024],
    [10, 15, 1e15],
    [10, 22, 1e22],
    [10, -3, 0.001],
    [-2, 3, -8],
    [-2, -1, -0.5],
    [0.1, 3, 0.1 ** 3],
    [4, 0.5, 2],
    [4, 1.5, 8],
    [1e200, 1.5, 9.999999999999999e299],
    [8, 1 / 3, 2],
    [70, 0.425, 6.08368426972812],
    [175, 0.725, 42.28658224382731],
    [1, 1e300, 1],
    [7, 0, 1],
    [0, 0.5, 0],
    [0, 2, 0],
    [0, 0, NaN],
    [0, -1, Infinity],
    [-8, 1 / 3, NaN],
    [-4, 0.5, NaN],
    [10, 400, Infinity],
    [10, -400, 0],
    [NaN, 2, NaN],
    [2, NaN, NaN],
    [-1, 1e15, 1],
  ])('%d to the %d is %d', (base, exponent, result) => expect(power(base, exponent)).toBe(result));

  it('of whole exponents are rounded once: 2,000 against exact arithmetic', () => {
    const random = randomOf(7);
    for (let round = 0; round < 2000; round += 1) {
      const [base, exponent] = [2 + random(400), 2 + random(30)];
      expect([base, exponent, power(base, exponent)]).toEqual([
        base,
        exponent,
        Number(BigInt(base) ** BigInt(exponent)),
      ]);
    }
  });

  it('of others differ from those of the engine by no more than the fifteenth digit', () => {
    const random = randomOf(8);
    for (let round = 0; round < 5000; round += 1) {
      const [base, exponent] = [(1 + random(100_000)) / 100, (random(8000) - 4000) / 1000];
      expect(Math.abs(power(base, exponent) / base ** exponent - 1)).toBeLessThan(2e-15);
    }
  });
});
