import type { Figures } from './measure.ts';

export const number = (value: number): string => value.toFixed(3);

/** A line of the report. */
export const row = (name: string, figures: Figures): string =>
  `${name.padEnd(44)} F1 ${number(figures.f1)}   precision ${number(figures.precision)}   recall ${number(figures.recall)}   (${figures.right} right, ${figures.found} found, ${figures.expected} expected)`;
