import { luminance } from '../../ui/style/contrast.ts';
import { longHex } from './contrast.ts';

/** WCAG 2.2 AA for texts of usual size. */
export const leastContrast = 4.5;

/** How well white text is read on a colour, rounded down to a tenth; undefined for what is no colour. */
export function contrastOfWhite(color: string): number | undefined {
  const shine = luminance(color);
  return shine === undefined ? undefined : Math.floor((10 * 1.05) / (shine + 0.05)) / 10;
}

/** The lightest shade of a colour on which white text can be read: itself where it can. */
export function readableShade(color: string): string | undefined {
  const long = longHex(color);
  if (long === undefined) return undefined;
  const shades = Array.from({ length: 101 }, (_, step) => darken(long, step / 100));
  return shades.find((shade) => (contrastOfWhite(shade) ?? 0) >= leastContrast);
}

function darken(color: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
