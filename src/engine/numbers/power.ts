/** A number and what rounding took from it: together some thirty digits. */
export type Exact = readonly [number, number];

function halves(number: number): Exact {
  const scaled = 134_217_729 * number;
  const high = scaled - (scaled - number);
  return [high, number - high];
}

export function multiply([left, leftRest]: Exact, [right, rightRest]: Exact): Exact {
  const product = left * right;
  const [a, b] = halves(left);
  const [c, d] = halves(right);
  const rest = a * c - product + a * d + b * c + b * d + left * rightRest + leftRest * right;
  return Number.isFinite(rest) ? [product + rest, product - (product + rest) + rest] : [product, 0];
}

/** The root, and what is missing from its square. */
function squareRoot([number, rest]: Exact): Exact {
  const root = Math.sqrt(number);
  const [square, squareRest] = multiply([root, 0], [root, 0]);
  const more = (number - square - squareRest + rest) / (2 * root);
  return Number.isFinite(more) ? [root + more, root - (root + more) + more] : [root, 0];
}

/** To an exponent that is not negative: squares for its whole part, a root for each binary digit behind the point. */
export function exactPower(base: Exact, exponent: number): Exact {
  let result: Exact = [1, 0];
  const whole = Math.floor(exponent);
  for (let left = whole, square = base; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiply(result, square);
    if (left > 1) square = multiply(square, square);
  }
  for (let left = (exponent - whole) * 2, root = base; left > 0; left = (left % 1) * 2) {
    root = squareRoot(root);
    if (left >= 1) result = multiply(result, root);
  }
  return result;
}

/**
 * `base` to the `exponent`, the same in every engine: `**` is not, its last digit differs from one browser to the next and to Node.
 * Excel refuses 0^0 where JavaScript gives 1.
 */
export function power(base: number, exponent: number): number {
  if ((base === 0 && exponent === 0) || exponent !== exponent) return NaN;
  const [result] = exactPower([base, 0], Math.abs(exponent));
  return exponent < 0 ? 1 / result : result;
}
