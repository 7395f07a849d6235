/** One number at one moment (ISO 8601). */
export interface TrendPoint {
  readonly at: string;
  readonly value: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface ChartShape {
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  /** Values that get a grid line, lowest first. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

/** The positions of points in a box: along time, which runs from the right where `mirrored`, and up by value. */
export function shapeChart(points: readonly TrendPoint[], box: Box, mirrored: boolean): ChartShape {
  const ticks = roundValues(points.map(({ value }) => value));
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const toY = (value: number): number => round(box.top + box.height * (1 - (value - least) / (most - least)));
  const shares = shareOfTime(points.map(({ at }) => Date.parse(at)));
  const toX = (share: number): number => round(box.left + box.width * (mirrored ? 1 - share : share));
  return {
    dots: points.map(({ value }, index) => ({ x: toX(shares[index] ?? 0), y: toY(value) })),
    ticks: ticks.map((value) => ({ value, y: toY(value) })),
  };
}

/** Each moment as a share of the whole time; evenly apart where all are one moment. */
function shareOfTime(moments: readonly number[]): readonly number[] {
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  const even = Math.max(moments.length - 1, 1);
  return moments.map((moment, index) => (last > first ? (moment - first) / (last - first) : index / even));
}

/** Two to four round values that hold all the given ones between them. */
export function roundValues(values: readonly number[]): readonly number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = roundStep((most - least || Math.abs(most) || 1) / 2);
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}

/** The next step up of 1, 2, 5, 10, 20 … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least * 0.9999) ?? 10) * power;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
