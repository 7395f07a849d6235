import type { Band } from '../../../../engine/definition/types.ts';
import { withoutBlanks } from '../../edits/change-page.ts';

/** Bands in ascending order. One that has lost its start waits at the end: first, it would be true of the lowest numbers. */
export function sortBands(bands: readonly Band[]): readonly Band[] {
  const placed = bands.map((band, index) => ({ band, at: band.from ?? (index === 0 ? -Infinity : Infinity) }));
  return isAscending(placed)
    ? bands
    : placed.toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at)).map(({ band }) => band);
}

const isAscending = (placed: readonly { readonly at: number }[]): boolean =>
  placed.every(({ at }, index) => index === 0 || at >= (placed[index - 1]?.at ?? -Infinity));

/** A band with settings changed; a key given as undefined is removed. */
export function changeBand(bands: readonly Band[], at: number, change: Partial<Band>): readonly Band[] {
  return bands.map((band, index) => {
    if (index !== at) return band;
    const { from, text, ...rest } = withoutBlanks({ ...band, ...change });
    return { ...(from !== undefined && { from }), text, ...rest };
  });
}

/** One more band, as far above the last one as that is above the one before it; `lowest` is where a first one without a start begins. */
export function addBand(bands: readonly Band[], lowest = 0): readonly Band[] {
  const [before, last] = [bands.at(-2), bands.at(-1)];
  const width = before && last?.from !== undefined ? last.from - (before.from ?? lowest) : 0;
  return [...bands, { ...(last?.from !== undefined && width > 0 && { from: last.from + width }), text: '' }];
}
