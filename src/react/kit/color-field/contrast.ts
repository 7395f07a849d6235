import { luminance } from '../../ui/style/contrast.ts';

/** Light or dark text, whichever is read better on a colour, and the contrast it has there; undefined for what is no hex colour. */
export function contrastOn(color: string): { readonly text: 'dark' | 'light'; readonly ratio: number } | undefined {
  const shine = luminance(color);
  if (shine === undefined) return undefined;
  const light = 1.05 / (shine + 0.05);
  const dark = (shine + 0.05) / 0.05;
  return light > dark ? { text: 'light', ratio: light } : { text: 'dark', ratio: dark };
}

/** `#abc` or `#aabbcc`, as six digits; undefined for what is no hex colour. */
export function longHex(color: string): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (!digits) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase();
}
