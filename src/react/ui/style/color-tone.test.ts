import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toneOf } from './color-tone.ts';

type Color = readonly [red: number, green: number, blue: number];

const toColor = (hex: string): Color =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color;
const toHex = (number: number) => `#${number.toString(16).padStart(6, '0')}`;

function luminance(color: Color): number {
  const [red, green, blue] = color.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Colours of all the room there is, always the same ones. */
const colors = Array.from({ length: 4_000 }, (_, index) => toHex((index * 2_654_435_761) % 0x1000000)).concat(
  Array.from({ length: 256 }, (_, grey) => toHex(grey * 0x010101)),
  '#bd4941',
  '#fff4e0',
  '#ffeb3b',
  '#fde8e7',
);

const style = readFileSync(new URL('./tinted.css', import.meta.url), 'utf8');
const [, percent = '', surface = ''] = /color-mix\(in srgb, var\(--_tint\) (\d+)%, (#\w{6})\)/.exec(style) ?? [];
const mixed = (color: Color): Color =>
  color.map(
    (part, index) => part * (Number(percent) / 100) + toColor(surface)[index]! * (1 - Number(percent) / 100),
  ) as unknown as Color;
/** Every text colour of the dark theme that can stand on a card. */
const darkTexts = ['text', 'text-soft', 'primary-strong', 'danger', 'success', 'warning'].map((name) => {
  const dark = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').split("[data-tone='dark'] {")[1] ?? '';
  return toColor(new RegExp(`--_${name}: [^#]*(#\\w{6})`).exec(dark)?.[1] ?? '');
});

describe('the text on a coloured question', () => {
  it('is read at 4.5:1 or better in the light theme, on any colour', () => {
    for (const color of colors)
      expect(contrast(toColor(color), toneOf(color) === 'dark' ? [255, 255, 255] : [0, 0, 0])).toBeGreaterThanOrEqual(
        4.5,
      );
  });

  it('is read at 4.5:1 or better in the dark theme, where the colour only tints the surface', () => {
    for (const color of colors)
      for (const text of darkTexts) expect(contrast(mixed(toColor(color)), text)).toBeGreaterThanOrEqual(4.5);
  });

  it('takes short colours and lets alone what is none', () => {
    expect(toneOf('#fff')).toBe('light');
    expect(toneOf('#000')).toBe('dark');
    expect(toneOf('red; background: url(x)')).toBeUndefined();
    expect(toneOf(undefined)).toBeUndefined();
  });
});
