import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { foldDigits, showDigits } from '../../../engine/numbers/digits.ts';
import { formatNumber, parseNumber } from '../../../engine/numbers/number-text.ts';
import { roundNumber } from '../../../engine/numbers/round-number.ts';
import type { SampleSize } from '../../types.ts';
import { formulas, pooled, quantiles, type Inputs, type SampleSizeFormula } from './formulas.ts';

export interface ComputedSize {
  /** Participants of all groups together, dropouts included. */
  readonly total: number;
  /** Participants of each group, dropouts included. */
  readonly groups: readonly number[];
  /** The total with a correction for continuity, where the formula has one: as right as `total`. */
  readonly most: number;
  /** The computation with its numbers, step by step, left to right. */
  readonly explain: (language: CoreLanguage) => string;
}

/** What is computed, or why it cannot be: names of `given` that are missing or out of range. */
export type SampleSizeResult =
  | { readonly computed: ComputedSize }
  | { readonly missing: readonly string[] }
  | { readonly impossible: readonly string[] };

/** Between 0 and 1, and often typed in percent. */
const shares: readonly string[] = ['alpha', 'power', 'proportion', 'proportion2', 'dropout'];

/** A number as people type it: `0.05`, `5%`, «۰٫۰۵», «۵ درصد», `0/05` as Persian keyboards write decimals. */
function readNumber(typed: string, isShare: boolean, isPercent: boolean): number | undefined {
  const text = foldDigits(typed).replace(/[٪%]|درصد|percent/giu, '');
  const plain = text.trim().replace(/^([+-]?\d+)\/(\d+)$/u, '$1.$2');
  const number = parseNumber(plain);
  if (number === undefined) return undefined;
  const marked = text !== foldDigits(typed);
  return (isShare && (marked || Math.abs(number) > 1)) || (isPercent && marked) ? number / 100 : number;
}

function readInputs({ formula, given }: SampleSize): Inputs {
  const read = Object.entries(given).flatMap(([name, typed]): readonly [string, number][] => {
    const isPrecision = name === 'precision' && formula === 'oneProportion';
    const number = readNumber(typed, shares.includes(name) || isPrecision, name === 'precision');
    return number === undefined ? [] : [[name, number]];
  });
  return Object.fromEntries(read);
}

const between = (least: number, most: number) => (number: number) => number > least && number < most;
const positive = (number: number): boolean => number > 0 && Number.isFinite(number);

const possible: Readonly<Record<string, (number: number) => boolean>> = {
  alpha: between(0, 0.5),
  power: between(0.5, 1),
  proportion: between(0, 1),
  proportion2: between(0, 1),
  correlation: (number) => number !== 0 && between(-1, 1)(number),
  dropout: (number) => number >= 0 && number < 0.9,
  difference: (number) => number !== 0 && Number.isFinite(number),
  sd: positive,
  sd2: positive,
  precision: positive,
  ratio: positive,
  population: (number) => number >= 1,
};

/** A row of a table may hold more than its formula reads. */
const readBy = ({ needs, groups, finite }: SampleSizeFormula): readonly string[] => [
  ...needs,
  'dropout',
  ...(groups ? ['ratio', 'sd2'] : []),
  ...(finite ? ['population'] : []),
];

/**
 * The sample size that follows from what was given, of all groups together; undefined for a formula that is not known here.
 *
 * Two-sided, rounded up in each group; dropouts are added by dividing by the share that stays.
 */
export function computeSampleSize(sampleSize: SampleSize): SampleSizeResult | undefined {
  if (sampleSize.formula === 'other' || sampleSize.formula === '') return undefined;
  const formula = formulas[sampleSize.formula];
  const inputs = readInputs(sampleSize);
  const missing = formula.needs.filter((name) => inputs[name] === undefined);
  if (missing.length > 0) return { missing };
  const impossible = readBy(formula).filter((name) => {
    const number = inputs[name];
    return number !== undefined && !possible[name]!(number);
  });
  if (sampleSize.formula === 'twoProportions' && inputs['proportion'] === inputs['proportion2'])
    impossible.push('proportion2');
  if (impossible.length > 0) return { impossible };
  const computed = finish(formula, inputs);
  return computed.total <= mostPeople ? { computed } : { impossible: [formula.needs.at(-1)!] };
}

/** More participants than there are people come from a number that was mistyped. */
const mostPeople = 1e10;

/** Rounds as people do by hand: 90.0000001 is 90. */
const roundUp = (number: number): number => Math.ceil(number - 1e-6);

function finish(formula: SampleSizeFormula, inputs: Inputs): ComputedSize {
  const { ratio = 1, dropout = 0 } = inputs;
  const raw = formula.size(inputs);
  const corrected = correctForPopulation(formula, inputs, raw);
  const withDropouts = (size: number) => roundUp(roundUp(size) / (1 - dropout));
  const totalOf = (size: number) => groupsOf(size).reduce((sum, group) => sum + group, 0);
  const groupsOf = (size: number) =>
    formula.groups ? [withDropouts(size), withDropouts(size * ratio)] : [withDropouts(size)];
  const { proportion = 0, proportion2 = 0 } = inputs;
  const continuity = formula.needs.includes('proportion2')
    ? (raw / 4) * (1 + Math.sqrt(1 + (2 * (ratio + 1)) / (raw * ratio * Math.abs(proportion - proportion2)))) ** 2
    : corrected;
  const groups = groupsOf(corrected);
  return {
    total: totalOf(corrected),
    groups,
    most: totalOf(continuity),
    explain: (language) => explain(formula, inputs, { raw, corrected, groups }, language),
  };
}

const correctForPopulation = ({ finite }: SampleSizeFormula, { population }: Inputs, size: number): number =>
  finite && population !== undefined ? size / (1 + (size - 1) / population) : size;

interface Steps {
  readonly raw: number;
  readonly corrected: number;
  readonly groups: readonly number[];
}

/** `1.96² × 0.2 × (1 − 0.2) / 0.05² = 245.9 → 246; 246 / (1 − 0.1) → 274`. */
function explain(formula: SampleSizeFormula, inputs: Inputs, steps: Steps, language: CoreLanguage): string {
  const { sd = 0, ratio = 1, dropout = 0, population } = inputs;
  const show = (number: number, decimals = 4) => formatNumber(roundNumber(number, decimals), { language });
  const numbers: Inputs = { sd, sd2: sd, ...inputs, ratio, pooled: pooled(inputs), ...quantiles(inputs) };
  const isEqual = ratio === 1 && numbers['sd2'] === numbers['sd'];
  const size = ((isEqual ? formula.writtenEqual : undefined) ?? formula.written).replace(
    /\{(\w+)\}/gu,
    (_, name: string) => show(numbers[name]!, name.startsWith('z') ? 3 : 4),
  );
  const written = [`${size} = ${show(steps.raw, 1)}`];
  if (formula.finite && population !== undefined)
    written.push(
      `${show(steps.raw, 1)} / (1 + (${show(steps.raw, 1)} − 1) / ${show(population)}) = ${show(steps.corrected, 1)}`,
    );
  const each = formula.groups ? [steps.corrected, steps.corrected * ratio] : [steps.corrected];
  const rounded = each.map((group) => show(roundUp(group))).join(' + ');
  written.push(rounded);
  if (dropout > 0)
    written.push(`(${rounded}) / (1 − ${show(dropout)}) → ${steps.groups.map((group) => show(group)).join(' + ')}`);
  return showDigits(written.join(' → '), language);
}
