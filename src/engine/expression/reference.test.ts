import { describe, expect, it } from 'vitest';
import { pick, randomOf, type Random } from '../../../test/support/engine/random-expressions.ts';
import { evaluate } from '../../../test/support/engine/expression-scope.ts';

/** A fraction of whole numbers: exact, and nothing like what the engine computes with. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}
interface Sum {
  readonly text: string;
  readonly exact: Fraction | undefined;
}

const fraction = (over: bigint, under: bigint): Fraction | undefined =>
  under === 0n ? undefined : under < 0n ? { over: -over, under: -under } : { over, under };
const toNumber = ({ over, under }: Fraction): number => Number((over * 10n ** 40n) / under) / 1e40;
const whole = (number: number | bigint): Fraction => ({ over: BigInt(number), under: 1n });
const both = (
  left: Fraction | undefined,
  right: Fraction | undefined,
  make: (left: Fraction, right: Fraction) => Fraction | undefined,
): Fraction | undefined => left && right && make(left, right);

const plus = (left: Fraction, right: Fraction): Fraction => ({
  over: left.over * right.under + right.over * left.under,
  under: left.under * right.under,
});
const minus = (left: Fraction, right: Fraction): Fraction => plus(left, { over: -right.over, under: right.under });
const times = (left: Fraction, right: Fraction): Fraction => ({
  over: left.over * right.over,
  under: left.under * right.under,
});
const divided = (left: Fraction, right: Fraction): Fraction | undefined =>
  fraction(left.over * right.under, left.under * right.over);
const signOf = (left: Fraction, right: Fraction): number => {
  const { over } = minus(left, right);
  return over > 0n ? 1 : over < 0n ? -1 : 0;
};

const floor = ({ over, under }: Fraction): bigint =>
  over >= 0n || over % under === 0n ? over / under : over / under - 1n;
const size = ({ over, under }: Fraction): Fraction => ({ over: over < 0n ? -over : over, under });
const half: Fraction = { over: 1n, under: 2n };

/** Ten to the number of places, which may be negative. */
const shift = (places: number): Fraction =>
  places < 0 ? { over: 1n, under: 10n ** BigInt(-places) } : whole(10n ** BigInt(places));

function rounded(value: Fraction, places: number, way: (size: Fraction) => bigint): Fraction | undefined {
  const moved = times(size(value), shift(places));
  const result = divided(whole(way(moved)), shift(places));
  return result && (value.over < 0n ? { over: -result.over, under: result.under } : result);
}
const nearest = (value: Fraction): bigint => floor(plus(value, half));
const upward = (value: Fraction): bigint => -floor({ over: -value.over, under: value.under });

function decimal(random: Random): Sum & { readonly exact: Fraction } {
  const places = random(4);
  const over = random(4000) - 2000;
  const text = (Math.abs(over) / 10 ** places).toFixed(places);
  return { text: over < 0 ? `(-${text})` : text, exact: { over: BigInt(over), under: 10n ** BigInt(places) } };
}

const signs: readonly (readonly [string, number, (left: Fraction, right: Fraction) => Fraction | undefined])[] = [
  ['+', 1, plus],
  ['-', 1, minus],
  ['*', 2, times],
  ['/', 2, divided],
];

/** Without brackets where precedence makes them idle, so that precedence is tried as well. */
function randomSum(random: Random, depth: number): Sum & { readonly level: number } {
  if (depth === 0) return { ...decimal(random), level: 3 };
  const [sign, level, calculate] = pick(random, signs);
  const [left, right] = [randomSum(random, random(depth)), randomSum(random, random(depth))];
  const first = left.level < level ? `(${left.text})` : left.text;
  const second = right.level <= level ? `(${right.text})` : right.text;
  return { text: `${first} ${sign} ${second}`, exact: both(left.exact, right.exact, calculate), level };
}

/** Equal to twelve digits of the greatest number that can have entered into it. */
function expectNear(text: string, exact: Fraction | undefined): void {
  const found = evaluate(text);
  if (exact === undefined || typeof found !== 'number') expect([text, found]).toEqual([text, exact && toNumber(exact)]);
  else expect([text, Math.abs(found - toNumber(exact)) <= 1e-10 * Math.max(1, Math.abs(found))]).toEqual([text, true]);
}

describe('against exact fractions of whole numbers', () => {
  it('5,000 random sums, products and quotients, with the precedence of brackets left out', () => {
    const random = randomOf(11);
    for (let round = 0; round < 5000; round += 1) {
      const { text, exact } = randomSum(random, 1 + random(4));
      expectNear(text, exact);
    }
  });

  it('3,000 comparisons of what is computed in two ways', () => {
    const random = randomOf(12);
    const orders: readonly (readonly [string, (sign: number) => boolean])[] = [
      ['=', (sign) => sign === 0],
      ['<>', (sign) => sign !== 0],
      ['<', (sign) => sign < 0],
      ['<=', (sign) => sign <= 0],
      ['>', (sign) => sign > 0],
      ['>=', (sign) => sign >= 0],
    ];
    for (let round = 0; round < 3000; round += 1) {
      const [left, right] = [decimal(random), decimal(random)];
      const [order, holds] = pick(random, orders);
      const sum = plus(left.exact, right.exact);
      const other = random(2) === 0 ? { text: `${right.text} + ${left.text}`, exact: sum } : decimal(random);
      const text = `${left.text} + ${right.text} ${order} ${other.text}`;
      expect([text, evaluate(text)]).toEqual([text, holds(signOf(sum, other.exact))]);
    }
  });

  const roundings: readonly (readonly [string, (size: Fraction) => bigint])[] = [
    ['ROUND', nearest],
    ['ROUNDUP', upward],
    ['ROUNDDOWN', floor],
  ];

  it.each(roundings)('4,000 numbers through %s, halves among them', (name, way) => {
    const random = randomOf(13);
    for (let round = 0; round < 4000; round += 1) {
      const { text, exact } =
        random(2) === 0 ? decimal(random) : { text: `${random(2000)}.${random(10)}${random(10)}5`, exact: undefined };
      const value = exact ?? { over: BigInt(text.replace('.', '')), under: 1000n };
      const places = random(6) - 2;
      expectNear(`${name}(${text}, ${places})`, rounded(value, places, way));
    }
  });

  it('3,000 numbers to a multiple, and what is left of them', () => {
    const random = randomOf(14);
    for (let round = 0; round < 3000; round += 1) {
      const [number, step] = [decimal(random), decimal(random)];
      const times1 = divided(number.exact, step.exact);
      const zero = whole(0);
      expectNear(`CEILING(${number.text}, ${step.text})`, times1 ? times(whole(upward(times1)), step.exact) : zero);
      expectNear(`FLOOR(${number.text}, ${step.text})`, times1 ? times(whole(floor(times1)), step.exact) : zero);
      expectNear(`INT(${number.text})`, whole(floor(number.exact)));
      if (number.exact.under === 1n && step.exact.under === 1n)
        expectNear(
          `MOD(${number.text}, ${step.text})`,
          times1 && minus(number.exact, times(whole(floor(times1)), step.exact)),
        );
    }
  });

  it('2,000 rows of numbers through the functions of many', () => {
    const random = randomOf(15);
    for (let round = 0; round < 2000; round += 1) {
      const row = Array.from({ length: 1 + random(7) }, () => decimal(random));
      const text = row.map((item) => item.text).join(', ');
      const count = whole(row.length);
      const total = row.reduce((sum, { exact }) => plus(sum, exact), whole(0));
      const sorted = row.map(({ exact }) => exact).toSorted(signOf);
      const middle = [sorted[Math.floor((row.length - 1) / 2)], sorted[Math.floor(row.length / 2)]] as const;
      expectNear(`SUM(${text})`, total);
      expectNear(`AVERAGE(${text})`, divided(total, count));
      expectNear(
        `MEDIAN(${text})`,
        both(middle[0], middle[1], (low, high) => times(plus(low, high), half)),
      );
      expectNear(`MIN(${text})`, sorted[0]);
      expectNear(`MAX(${text})`, sorted.at(-1));
      const mean = divided(total, count) ?? whole(0);
      const squares = row.reduce(
        (sum, { exact }) => plus(sum, times(minus(exact, mean), minus(exact, mean))),
        whole(0),
      );
      if (row.length === 1) expect(evaluate(`STDEV(${text})`)).toBe(undefined);
      else expectNear(`STDEV(${text}) ^ 2`, divided(squares, minus(count, whole(1))));
      expect([text, evaluate(`COUNTIF(${text}, ">0")`)]).toEqual([
        text,
        row.filter(({ exact }) => exact.over > 0n).length,
      ]);
    }
  });
});
