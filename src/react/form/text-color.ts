/** Light or dark text, whichever is read better on the colour; undefined when it is no hex colour. */
export function textColorOn(color: string | undefined): '#ffffff' | '#000000' | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color ?? '')?.[1];
  if (!hex) return undefined;
  const parts = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(Number.parseInt(part, 16) / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000000' : '#ffffff';
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
