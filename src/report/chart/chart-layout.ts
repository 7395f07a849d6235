import type { Question } from '../../engine/definition/types.ts';
import { roundValues, shapeChart, type Box, type TrendPoint } from '../../react/ui/chart/chart-shape.ts';

/** A band as a stripe behind the values. */
interface Stripe {
  readonly band: number;
  readonly y: number;
  readonly height: number;
}

export interface ChartLayout {
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly stripes: readonly Stripe[];
}

const numbersOf = (values: readonly unknown[]): readonly number[] =>
  values.filter((value): value is number => typeof value === 'number');

/** Values over time, which runs from the right where `mirrored`, on a scale that holds the question's ends and bands. */
export function layoutChart(
  points: readonly TrendPoint[],
  { bands = [], min, max }: Pick<Question, 'bands' | 'min' | 'max'>,
  box: Box,
  mirrored: boolean,
): ChartLayout {
  const values = roundValues(
    numbersOf([...points.map(({ value }) => value), min, max, ...bands.map(({ from }) => from)]),
  );
  const [least = 0, most = 1] = [values[0], values.at(-1)];
  const toY = (value: number): number => tenth(box.top + (box.height * (most - value)) / (most - least));
  const stripes = bands.map(({ from = least }, band) => {
    const y = toY(Math.min(bands[band + 1]?.from ?? most, most));
    return { band, y, height: tenth(toY(Math.max(from, least)) - y) };
  });
  return {
    dots: shapeChart(points, box, mirrored).dots.map(({ x }, index) => ({ x, y: toY(points[index]?.value ?? 0) })),
    ticks: values.map((value) => ({ value, y: toY(value) })),
    stripes: stripes.filter(({ height }) => height > 0),
  };
}

const tenth = (number: number): number => Math.round(number * 10) / 10;
