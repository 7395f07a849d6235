import { luminance } from '../../ui/style/contrast.ts';

/** The ground of the dark theme, as the tokens have it. */
const dark = '#191615';

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** So much of the second colour in the first, 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const more = channels(other);
  return `#${channels(color)
    .map((part, index) =>
      Math.round(part * (1 - share) + more[index]! * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const contrast = (light: string, ground: string): number =>
  ((luminance(light) ?? 0) + 0.05) / ((luminance(ground) ?? 0) + 0.05);

/** The colour made so light that it is read, and read upon, in the dark theme. */
function lighten(color: string): string {
  const shares = Array.from({ length: 20 }, (_, step) => step / 20);
  return (
    shares.map((share) => mix(color, '#ffffff', share)).find((lighter) => contrast(lighter, dark) >= 7) ?? '#ffffff'
  );
}

/** What a brand's colour `#rrggbb`, on which white can be read, comes to in either theme. */
export function brandTones(
  color: string,
): Record<'light' | 'dark', Readonly<Record<'primary' | 'primary-strong' | 'primary-soft' | 'on-primary', string>>> {
  const lighter = lighten(color);
  return {
    light: {
      primary: color,
      'primary-strong': mix(color, '#000000', 0.2),
      'primary-soft': mix(color, '#ffffff', 0.92),
      'on-primary': '#ffffff',
    },
    dark: {
      primary: lighter,
      'primary-strong': mix(lighter, '#ffffff', 0.3),
      'primary-soft': mix(dark, color, 0.2),
      'on-primary': dark,
    },
  };
}

/** The tokens of a form in its brand's colour. What the page around sets on the element still wins. */
export function brandSheets(color: string): readonly string[] {
  const tones = brandTones(color);
  const declare = (theme: 'light' | 'dark'): string =>
    Object.entries(tones[theme])
      .map(([name, value]) => `--_${name}: var(--porsa-color-${name}, ${value});`)
      .join('');
  const root = '.porsa-root.porsa-form';
  return [
    `${root}, ${root} [data-tone='light'] { ${declare('light')} }
@media not print { ${root}[data-theme='dark'], ${root}[data-theme='dark'] [data-tone], ${root} [data-tone='dark'] { ${declare('dark')} } }`,
  ];
}
