/** Light or dark text, whichever is read better on a colour, and the contrast it has there; undefined for what is no hex colour. */
export function contrastOn(color: string): { readonly text: 'dark' | 'light'; readonly ratio: number } | undefined {
  const luminance = luminanceOf(color);
  if (luminance === undefined) return undefined;
  const light = 1.05 / (luminance + 0.05);
  const dark = (luminance + 0.05) / 0.05;
  return light > dark ? { text: 'light', ratio: light } : { text: 'dark', ratio: dark };
}

/** `#abc` or `#aabbcc`, as six digits; undefined for what is no hex colour. */
export function longHex(color: string): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (!digits) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase();
}

function luminanceOf(color: string): number | undefined {
  const channels = longHex(color)
    ?.match(/[0-9a-f]{2}/g)
    ?.map((hex) => linear(Number.parseInt(hex, 16) / 255));
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
