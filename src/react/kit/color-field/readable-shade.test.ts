import { describe, expect, it } from 'vitest';
import { contrastOfWhite, readableShade } from './readable-shade.ts';

describe('The shade of a colour on which white can be read', () => {
  it.each(['#1a5fb4', '#000000', '#bd4941'])('is %s itself where white is read on it already', (color) => {
    expect(readableShade(color)).toBe(color);
  });

  it.each(['#ffd700', '#ffffff', '#7fd1ae', '#fff', '#777777', '#00ff00'])(
    'of %s has a contrast of 4.5:1, and hardly more',
    (color) => {
      const ratio = contrastOfWhite(readableShade(color) ?? '') ?? 0;
      expect(ratio).toBeGreaterThanOrEqual(4.5);
      expect(ratio).toBeLessThan(4.9);
    },
  );

  it('is none of what is no colour', () => {
    expect([readableShade('blue'), readableShade('')]).toEqual([undefined, undefined]);
  });
});
