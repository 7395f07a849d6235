export type Rounding = 'nearest' | 'up' | 'down';

const roundings: Readonly<Record<Rounding, (magnitude: number) => number>> = {
  nearest: Math.round,
  up: Math.ceil,
  down: Math.floor,
};

/** The number rounded to fifteen digits, as Excel keeps it: `0.1 + 0.2` is 0.3. */
export const tidyNumber = (number: number): number =>
  Number.isInteger(number) && Math.abs(number) < 1e15 ? number : Number(number.toPrecision(15));

/** Moves the point in the decimal notation, where a multiplication would add binary fractions. */
function movePoint(number: number, places: number): number {
  const [digits, exponent = '0'] = String(number).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * The number with that many decimals; negative counts round to tens and hundreds.
 *
 * As in Excel: halves go away from zero, `up` is away from zero, `down` is towards it.
 */
export function roundNumber(number: number, decimals = 0, rounding: Rounding = 'nearest'): number {
  const places = Math.trunc(decimals);
  const magnitude = movePoint(tidyNumber(Math.abs(number)), places);
  if (!Number.isFinite(magnitude)) return number;
  return Math.sign(number) * movePoint(roundings[rounding](magnitude), -places) + 0;
}
