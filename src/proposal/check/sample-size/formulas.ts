import { normalQuantile } from './normal-quantile.ts';

/** What a formula is given; proportions, alpha and power between 0 and 1. */
export type Inputs = Readonly<Record<string, number>>;

export interface SampleSizeFormula {
  /** Names that have to be given. */
  readonly needs: readonly string[];
  /** Per group, before rounding, population and dropout. */
  readonly size: (inputs: Inputs) => number;
  /** With the names of `inputs`, `z` and `zPower` in braces, to be filled with numbers. */
  readonly written: string;
  /** The same for two groups alike in size and spread. Defaults to `written`. */
  readonly writtenEqual?: string;
  /** How large groups are beside the first; one number a group. Defaults to a single group. */
  readonly groups?: 2;
  /** The sampled population may be finite. */
  readonly finite?: true;
}

const z = ({ alpha = NaN }: Inputs): number => normalQuantile(1 - alpha / 2);
const zPower = ({ power = NaN }: Inputs): number => normalQuantile(power);
const square = (number: number): number => number * number;
const spread = (proportion: number): number => proportion * (1 - proportion);

/** Pooled proportion of both groups, the second `ratio` times the first. */
export const pooled = ({ proportion = NaN, proportion2 = NaN, ratio = 1 }: Inputs): number =>
  (proportion + ratio * proportion2) / (1 + ratio);

/**
 * Two-sided, by the normal approximation.
 *
 * One mean, one proportion: Lwanga and Lemeshow, Sample size determination in health studies, WHO 1991. Two proportions:
 * Fleiss, Levin and Paik, Statistical methods for rates and proportions, 3rd ed., without correction for continuity.
 * Correlation: Fisher's transformation, Lachin, Controlled Clinical Trials 1981;2:93–113.
 */
export const formulas: Readonly<
  Record<'oneMean' | 'oneProportion' | 'twoMeans' | 'twoProportions' | 'correlation', SampleSizeFormula>
> = {
  oneMean: {
    needs: ['alpha', 'sd', 'precision'],
    size: (inputs) => square((z(inputs) * inputs['sd']!) / inputs['precision']!),
    written: '({z} × {sd} / {precision})²',
    finite: true,
  },
  oneProportion: {
    needs: ['alpha', 'proportion', 'precision'],
    size: (inputs) => (square(z(inputs)) * spread(inputs['proportion']!)) / square(inputs['precision']!),
    written: '{z}² × {proportion} × (1 − {proportion}) / {precision}²',
    finite: true,
  },
  twoMeans: {
    needs: ['alpha', 'power', 'sd', 'difference'],
    size: (inputs) => {
      const { sd = NaN, sd2 = sd, ratio = 1, difference = NaN } = inputs;
      return (square(z(inputs) + zPower(inputs)) * (square(sd) + square(sd2) / ratio)) / square(difference);
    },
    written: '({z} + {zPower})² × ({sd}² + {sd2}² / {ratio}) / {difference}²',
    writtenEqual: '2 × ({z} + {zPower})² × {sd}² / {difference}²',
    groups: 2,
  },
  twoProportions: {
    needs: ['alpha', 'power', 'proportion', 'proportion2'],
    size: (inputs) => {
      const { proportion = NaN, proportion2 = NaN, ratio = 1 } = inputs;
      const equal = z(inputs) * Math.sqrt((1 + 1 / ratio) * spread(pooled(inputs)));
      const different = zPower(inputs) * Math.sqrt(spread(proportion) + spread(proportion2) / ratio);
      return square((equal + different) / (proportion - proportion2));
    },
    written:
      '({z} × √((1 + 1/{ratio}) × {pooled} × (1 − {pooled})) + {zPower} × √({proportion} × (1 − {proportion}) + {proportion2} × (1 − {proportion2}) / {ratio}))² / ({proportion} − {proportion2})²',
    writtenEqual:
      '({z} × √(2 × {pooled} × (1 − {pooled})) + {zPower} × √({proportion} × (1 − {proportion}) + {proportion2} × (1 − {proportion2})))² / ({proportion} − {proportion2})²',
    groups: 2,
  },
  correlation: {
    needs: ['alpha', 'power', 'correlation'],
    size: (inputs) => square((z(inputs) + zPower(inputs)) / Math.atanh(inputs['correlation']!)) + 3,
    written: '(({z} + {zPower}) / artanh({correlation}))² + 3',
  },
};

export const quantiles = (inputs: Inputs): Inputs => ({ z: z(inputs), zPower: zPower(inputs) });
