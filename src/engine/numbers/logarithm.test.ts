import { describe, expect, it } from 'vitest';
import { decimalLogarithm, exponential, naturalLogarithm } from './logarithm.ts';
import { power } from './power.ts';
import { randomOf } from '../../../test/support/engine/random-expressions.ts';

/** e to the power and its logarithm by series over BigInt, with forty digits. */
const one = 10n ** 40n;
function exactly(exponent: bigint): bigint {
  let [sum, term] = [one, one];
  for (let count = 1n; term !== 0n; count += 1n) {
    term = (term * exponent) / one / count;
    sum += term;
  }
  return sum;
}
const toBigInt = (thousandths: number) => (BigInt(thousandths) * one) / 1000n;

describe('exponentials and logarithms', () => {
  it('are rounded once: 500 exponents against forty digits', () => {
    const random = randomOf(11);
    for (let round = 0; round < 500; round += 1) {
      const eighths = random(160);
      const exact = Number(`${exactly(toBigInt(eighths * 125))}e-40`);
      expect([eighths, exponential(eighths / 8)]).toEqual([eighths, exact]);
    }
  });

  it('undo each other, and differ from those of the engine by no more than the fifteenth digit', () => {
    const random = randomOf(12);
    for (let round = 0; round < 3000; round += 1) {
      const number = (1 + random(10_000_000)) / power(10, random(9));
      expect(Math.abs(naturalLogarithm(number) - Math.log(number))).toBeLessThanOrEqual(
        Math.abs(Math.log(number)) * 3e-16,
      );
      expect(Math.abs(exponential(naturalLogarithm(number)) / number - 1)).toBeLessThan(1e-14);
    }
  });

  it.each([
    [exponential, 0, 1],
    [exponential, 1, Math.E],
    [exponential, 501.5, 6.290463901962626e217],
    [exponential, 800, Infinity],
    [exponential, -800, 0],
    [exponential, NaN, NaN],
    [naturalLogarithm, 1, 0],
    [naturalLogarithm, Math.E, 1],
    [naturalLogarithm, 1e300, 690.7755278982137],
    [naturalLogarithm, 1e-300, -690.7755278982137],
    [naturalLogarithm, 1 + 2 ** -40, 9.094947017725146e-13],
    [naturalLogarithm, 0, -Infinity],
    [naturalLogarithm, -1, NaN],
    [naturalLogarithm, Infinity, Infinity],
    [decimalLogarithm, 1000, 3],
    [decimalLogarithm, 1e-5, -5],
    [decimalLogarithm, 1, 0],
    [decimalLogarithm, 2, 0.3010299956639812],
    [decimalLogarithm, 1e22, 22],
    [decimalLogarithm, 0, -Infinity],
  ] as const)('%o of %d is %d', (calculate, number, result) => expect(calculate(number)).toBe(result));
});
