import { ServerError } from '../errors/server-error.ts';

/** WCAG 2.2 AA for texts of usual size. */
const least = 4.5;

/** Refuses a colour on which white could not be read. */
export function assertReadable(color: string | undefined): void {
  if (!color || 1.05 / (luminance(color) + 0.05) >= least) return;
  throw new ServerError('badcolour', { fields: [{ path: 'settings.brandColor', rule: 'contrast', message: '' }] });
}

/** Relative luminance of `#rrggbb`, as WCAG has it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
