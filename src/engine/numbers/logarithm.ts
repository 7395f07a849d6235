import { exactPower, multiply, type Exact } from './power.ts';

const e: Exact = [Math.E, 1.4456468917292502e-16];

/** e to the `exponent`, the same in every engine, which `Math.exp` is not. */
export function exponential(exponent: number): number {
  if (!(Math.abs(exponent) < 750)) return Math.exp(exponent);
  const [result] = exactPower(e, Math.abs(exponent));
  return exponent < 0 ? 1 / result : result;
}

/** The engine's own natural logarithm, cut short, and what is missing from it. */
function exactLogarithm(number: number): Exact {
  const rough = Math.round(Math.log(number) * 2 ** 20) / 2 ** 20;
  if (!Number.isFinite(rough)) return [Math.log(number), 0];
  const [high, low] = exactPower(e, Math.abs(rough));
  const product = multiply([number, 0], [high, low]);
  const missing = rough < 0 ? product[0] - 1 + product[1] : (number - high - low) / high;
  const more = missing - (missing * missing) / 2 + (missing * missing * missing) / 3;
  return [rough + more, rough - (rough + more) + more];
}

/** The natural logarithm, the same in every engine. */
export const naturalLogarithm = (number: number): number => exactLogarithm(number)[0];

const ofE: Exact = [Math.LOG10E, 1.098319650216765e-17];

/** The decimal logarithm, the same in every engine; whole for powers of ten. */
export const decimalLogarithm = (number: number): number => multiply(exactLogarithm(number), ofE)[0];
