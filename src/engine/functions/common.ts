import { roundNumber } from '../numbers/round-number.ts';
import { aggregate, mean, numeric, sum } from './formula-function.ts';

export const SUM = aggregate(sum);

export const AVERAGE = aggregate(mean);

export const ROUND = numeric(1, 2, (number, decimals) => roundNumber(number, decimals));
