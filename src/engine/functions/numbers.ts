import { roundNumber, tidyNumber } from '../numbers/round-number.ts';
import { decimalLogarithm, exponential, naturalLogarithm } from '../numbers/logarithm.ts';
import { power } from '../numbers/power.ts';
import { eager, numeric } from './formula-function.ts';

export const ROUNDUP = numeric(1, 2, (number, decimals) => roundNumber(number, decimals, 'up'));

export const ROUNDDOWN = numeric(1, 2, (number, decimals) => roundNumber(number, decimals, 'down'));

const toMultiple =
  (round: (count: number) => number) =>
  (number: number, step = 1): number =>
    step === 0 ? 0 : tidyNumber(round(tidyNumber(number / step)) * step);

export const CEILING = numeric(1, 2, toMultiple(Math.ceil));

export const FLOOR = numeric(1, 2, toMultiple(Math.floor));

export const ABS = numeric(1, 1, Math.abs);

export const SQRT = numeric(1, 1, Math.sqrt);

export const POWER = numeric(2, 2, (base, exponent = 1) => power(base, exponent));

export const EXP = numeric(1, 1, exponential);

export const LN = numeric(1, 1, naturalLogarithm);

export const LOG10 = numeric(1, 1, decimalLogarithm);

export const LOG = numeric(1, 2, (number, base = 10) => tidyNumber(decimalLogarithm(number) / decimalLogarithm(base)));

/** The rest has the divisor's sign, as in Excel; what goes in to fifteen digits leaves none: 0.1 in 0.3. */
export const MOD = numeric(2, 2, (number, divisor = NaN) => {
  const isWhole = Number.isInteger(number) && Number.isInteger(divisor);
  if (!isWhole && Number.isInteger(tidyNumber(number / divisor))) return 0;
  const rest = number % divisor;
  return rest !== 0 && rest < 0 !== divisor < 0 ? rest + divisor : rest;
});

export const INT = numeric(1, 1, (number) => Math.floor(tidyNumber(number)));

export const PI = eager(0, 0, () => Math.PI);
