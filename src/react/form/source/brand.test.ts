import { describe, expect, it } from 'vitest';
import { luminance } from '../../ui/style/contrast.ts';
import { brandSheets, brandTones } from './brand.ts';

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one) ?? 0, luminance(other) ?? 0].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Colours of all the room there is that the server takes: white is read on them. */
const colors = Array.from(
  { length: 4_000 },
  (_, index) => `#${((index * 2_654_435_761) % 0x1000000).toString(16).padStart(6, '0')}`,
)
  .concat('#000000', '#bd4941', '#767676', '#0000ff')
  .filter((color) => contrast(color, '#ffffff') >= 4.5);

describe('The colour of a brand', () => {
  it('is read at 4.5:1 or better wherever a form puts it, in either theme', () => {
    for (const { light, dark } of colors.map(brandTones)) {
      for (const tones of [light, dark]) {
        expect(contrast(tones['on-primary'], tones.primary)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tones['on-primary'], tones['primary-strong'])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tones['primary-strong'], tones['primary-soft'])).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(light['primary-strong'], '#faf7f6')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark['primary-strong'], '#221e1d')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.primary, '#221e1d')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is what was chosen where the theme is light', () => {
    expect(brandTones('#1a5fb4').light.primary).toBe('#1a5fb4');
  });

  it('gives way to what the page around has set', () => {
    expect(brandSheets('#1a5fb4')[0]).toContain('--_primary: var(--porsa-color-primary, #1a5fb4);');
  });
});
