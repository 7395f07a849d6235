import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SampleSize } from '../../types.ts';
import { normalQuantile } from './normal-quantile.ts';
import { computeSampleSize } from './sample-size.ts';

const compute = (formula: SampleSize['formula'], given: Readonly<Record<string, string>>) =>
  computeSampleSize({ formula, given, stated: '', justification: '' });

const groups = (formula: SampleSize['formula'], given: Readonly<Record<string, string>>) => {
  const result = compute(formula, given);
  return result && 'computed' in result ? result.computed.groups : result;
};

describe('normalQuantile', () => {
  it.each([
    [0.5, 0],
    [0.8, 0.8416212],
    [0.9, 1.2815516],
    [0.975, 1.959964],
    [0.995, 2.5758293],
    [0.001, -3.0902323],
  ])('of %f is %f, as tables have it', (probability, value) => {
    expect(normalQuantile(probability)).toBeCloseTo(value, 6);
  });

  it('is no number outside of 0 to 1', () => {
    for (const probability of [0, 1, -1, 2, NaN]) expect(normalQuantile(probability)).toBeNaN();
  });
});

describe('computeSampleSize gives what published examples give', () => {
  it('one proportion: WHO 1991 (Lwanga and Lemeshow), tuberculosis of at most 20%, within 5 points: 246', () => {
    expect(groups('oneProportion', { alpha: '0.05', proportion: '0.2', precision: '0.05' })).toEqual([246]);
  });

  it('one proportion of a finite population: Krejcie and Morgan 1970, 1,500 people: 306', () => {
    const given = { alpha: '0.05', proportion: '50%', precision: '5%', population: '1500' };
    expect(groups('oneProportion', given)).toEqual([306]);
  });

  it('one mean: Boston University BS704, systolic pressure with SD 20 within 5 mmHg: 62', () => {
    expect(groups('oneMean', { alpha: '0.05', sd: '20', precision: '5' })).toEqual([62]);
  });

  it('two means: Statulator, SD 12, difference 5, power 80%: 91 a group', () => {
    expect(groups('twoMeans', { alpha: '0.05', power: '0.8', sd: '12', difference: '5' })).toEqual([91, 91]);
  });

  it('two proportions: JMP, 8% and 6%, power 80%: 2,554 a group', () => {
    const given = { alpha: '0.05', power: '0.8', proportion: '0.08', proportion2: '0.06' };
    expect(groups('twoProportions', given)).toEqual([2554, 2554]);
  });

  it('two proportions corrected for continuity: Zar 1999, 45% and 25%, power 90%: 127.2 a group', () => {
    const result = compute('twoProportions', { alpha: '0.05', power: '0.9', proportion: '0.45', proportion2: '0.25' });
    expect(result).toMatchObject({ computed: { total: 236, most: 256 } });
  });

  it('correlation: Lachin 1981, r = 0.4, power 80%: 47', () => {
    expect(groups('correlation', { alpha: '0.05', power: '0.8', correlation: '0.4' })).toEqual([47]);
  });

  it('correlation: Cohen 1988, r = 0.3, power 80%: 85', () => {
    expect(groups('correlation', { alpha: '0.05', power: '0.8', correlation: '-0.3' })).toEqual([85]);
  });
});

describe('computeSampleSize', () => {
  const means = { alpha: '0.05', power: '0.8', sd: '12', difference: '5' };

  it('reads Persian digits, percents and decimals written with a slash', () => {
    const given = { alpha: '۰٫۰۵', power: '۸۰٪', sd: '۱۲', difference: '۵' };
    expect(groups('twoMeans', given)).toEqual([91, 91]);
    expect(groups('twoMeans', { ...given, alpha: '۰/۰۵', power: '۸۰ درصد' })).toEqual([91, 91]);
    expect(groups('oneProportion', { alpha: '5', proportion: '20', precision: '5' })).toEqual([246]);
  });

  it('adds dropouts and unequal groups', () => {
    expect(groups('twoMeans', { ...means, dropout: '10' })).toEqual([102, 102]);
    expect(groups('twoMeans', { ...means, dropout: '0.1' })).toEqual([102, 102]);
    expect(groups('twoMeans', { ...means, ratio: '2' })).toEqual([68, 136]);
    expect(groups('twoMeans', { ...means, sd2: '6' })).toEqual([57, 57]);
  });

  it('names what is missing and what cannot be', () => {
    expect(compute('twoMeans', { alpha: '0.05', sd: 'about 12' })).toEqual({ missing: ['power', 'sd', 'difference'] });
    expect(compute('twoMeans', { ...means, alpha: '0', sd: '-3' })).toEqual({ impossible: ['alpha', 'sd'] });
    expect(compute('twoMeans', { ...means, difference: '0' })).toEqual({ impossible: ['difference'] });
    const same = { alpha: '0.05', power: '0.8', proportion: '0.3', proportion2: '30%' };
    expect(compute('twoProportions', same)).toEqual({ impossible: ['proportion2'] });
  });

  it('leaves other formulas alone', () => {
    expect(compute('other', means)).toBeUndefined();
    expect(compute('', means)).toBeUndefined();
  });

  it('explains itself with its numbers, in the digits of the language', () => {
    const result = compute('oneProportion', { alpha: '0.05', proportion: '0.2', precision: '0.05', dropout: '10' });
    const explain = result && 'computed' in result ? result.computed.explain : undefined;
    expect(explain?.('en')).toBe('1.96² × 0.2 × (1 − 0.2) / 0.05² = 245.9 → 246 → (246) / (1 − 0.1) → 274');
    expect(explain?.('fa')).toContain('۱٫۹۶² × ۰٫۲ × (۱ − ۰٫۲)');
  });

  it('writes two equal groups shorter than two that differ', () => {
    const explain = (given: Readonly<Record<string, string>>) => {
      const result = compute('twoMeans', given);
      return result && 'computed' in result ? result.computed.explain('en') : '';
    };
    expect(explain(means)).toBe('2 × (1.96 + 0.842)² × 12² / 5² = 90.4 → 91 + 91');
    expect(explain({ ...means, ratio: '2' })).toContain('(12² + 12² / 2)');
  });

  it('gives whole groups or a reason, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.float().map(String), fc.constantFrom('0', '-0', '1e308', '1e-300', '100%'));
    const given = fc.dictionary(
      fc.constantFrom('alpha', 'power', 'sd', 'sd2', 'difference', 'proportion', 'precision', 'ratio', 'population'),
      typed,
    );
    fc.assert(
      fc.property(fc.constantFrom('oneMean', 'twoMeans', 'oneProportion'), given, (formula, numbers) => {
        const result = compute(formula as SampleSize['formula'], numbers)!;
        return 'computed' in result ? result.computed.groups.every((size) => size >= 0) : true;
      }),
    );
  });
});
