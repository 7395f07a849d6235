import type { Band, Question } from '../../../engine/definition/types.ts';

/** A band on the line of all values, as wide as its share of it. */
export interface BandRange {
  readonly band: Band;
  readonly from?: number;
  /** The last number of the band, where its numbers have so many decimals; else absent, as for one without an end. */
  readonly to?: number;
  /** 0 to 1. */
  readonly share: number;
  readonly isCurrent: boolean;
}

export interface BandLine {
  readonly ranges: readonly BandRange[];
  /** Where the value lies on the line, 0 to 1. */
  readonly at: number;
}

type Scale = Pick<Question, 'bands' | 'floatcount'> & { readonly min?: unknown; readonly max?: unknown };

/** The bands of a result beside each other, from its lowest number to its highest; undefined where no line can be drawn. */
export function bandLine(value: number, { bands = [], floatcount, min, max }: Scale): BandLine | undefined {
  const starts = bands.map(({ from }) => from).filter((from) => from !== undefined);
  const [first, last] = [starts[0], starts.at(-1)];
  if (bands.length < 2 || first === undefined || last === undefined) return undefined;
  const room = (last - first) / Math.max(1, starts.length - 1) || Math.abs(last) || 1;
  const low = Math.min(value, typeof min === 'number' ? min : bands[0]?.from === undefined ? first - room : first);
  const high = Math.max(value, typeof max === 'number' ? max : last + room);
  if (!(high > low)) return undefined;
  const within = (number: number) => Math.min(high, Math.max(low, number));
  const unit = floatcount === undefined ? undefined : 10 ** -floatcount;
  const ranges = bands.map((band, index): BandRange => {
    const from = index === 0 ? (band.from ?? (typeof min === 'number' ? min : undefined)) : band.from;
    const next = bands[index + 1]?.from;
    const begin = within(band.from ?? low);
    const end = within(next ?? high);
    return {
      band,
      from,
      to:
        next === undefined
          ? typeof max === 'number'
            ? max
            : undefined
          : unit && roundTo(next - unit, floatcount ?? 0),
      share: Math.max(0, end - begin) / (high - low),
      isCurrent: value >= (band.from ?? -Infinity) && value < (next ?? Infinity),
    };
  });
  return { ranges, at: (value - low) / (high - low) };
}

const roundTo = (number: number, decimals: number): number => Number(number.toFixed(decimals));
