/** Whether white or black is read better on the colour; undefined when it is no hex colour. */
export function toneOf(color: string | undefined): 'dark' | 'light' | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color ?? '')?.[1];
  if (!hex) return undefined;
  const parts = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(Number.parseInt(part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? 'light' : 'dark';
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
