import { describe, expect, it } from 'vitest';
import { textColorOn } from './text-color.ts';

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('the text on a coloured question', () => {
  it('is read at 4.5:1 or better on any colour', () => {
    for (let grey = 0; grey < 256; grey += 1) {
      const color = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrast(color, textColorOn(color)!)).toBeGreaterThan(4.5);
    }
    for (const color of ['#bd4941', '#fff4e0', '#1b6e43', '#ffeb3b', '#0d47a1']) expect(contrast(color, textColorOn(color)!)).toBeGreaterThan(4.5);
  });
  it('takes short colours and lets alone what is none', () => {
    expect(textColorOn('#fff')).toBe('#000000');
    expect(textColorOn('#000')).toBe('#ffffff');
    expect(textColorOn('red; background: url(x)')).toBeUndefined();
    expect(textColorOn(undefined)).toBeUndefined();
  });
});
