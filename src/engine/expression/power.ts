/** A number and what rounding took from it: together some thirty digits. */
type Exact = readonly [number, number];

function halves(number: number): Exact {
  const scaled = 134_217_729 * number;
  const high = scaled - (scaled - number);
  return [high, number - high];
}

function multiply([left, leftRest]: Exact, [right, rightRest]: Exact): Exact {
  const product = left * right;
  const [a, b] = halves(left);
  const [c, d] = halves(right);
  const rest = a * c - product + a * d + b * c + b * d + left * rightRest + leftRest * right;
  return Number.isFinite(rest) ? [product + rest, product - (product + rest) + rest] : [product, 0];
}

function wholePower(base: number, exponent: number): number {
  let result: Exact = [1, 0];
  let square: Exact = [base, 0];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiply(result, square);
    if (left > 1) square = multiply(square, square);
  }
  return result[0];
}

/**
 * `base` to the `exponent`, the same in every engine: `**` is not, its last digit differs from one browser to the next and to Node.
 * Excel refuses 0^0 where JavaScript says 1.
 */
export function power(base: number, exponent: number): number {
  if (base === 0 && exponent === 0) return NaN;
  const size = Math.abs(exponent);
  const whole = Math.floor(size);
  const part = size - whole;
  const rest = part === 0 ? 1 : part === 0.5 ? Math.sqrt(base) : Math.exp(part * Math.log(base));
  const result = wholePower(base, whole) * rest;
  return exponent < 0 ? 1 / result : result;
}
