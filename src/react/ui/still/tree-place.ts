/** Where a component stands among others, in the bits of which React makes the ids that server and browser agree on. */
export interface TreePlace {
  /** Below a leading one. */
  readonly bits: number;
  readonly overflow: string;
}

export const topPlace: TreePlace = { bits: 1, overflow: '' };

const lengthOf = (bits: number): number => 32 - Math.clz32(bits);

/** The place of one of so many children. */
export function placeWithin({ bits, overflow }: TreePlace, count: number, index: number): TreePlace {
  const held = lengthOf(bits) - 1;
  const own = bits & ~(1 << held);
  const length = lengthOf(count) + held;
  if (length <= 30) return { bits: (1 << length) | ((index + 1) << held) | own, overflow };
  const full = held - (held % 5);
  const rest = held - full;
  return {
    bits: (1 << (lengthOf(count) + rest)) | ((index + 1) << rest) | (own >> full),
    overflow: (own & ((1 << full) - 1)).toString(32) + overflow,
  };
}

/** The id of the component there, and of a further one that it asks for. */
export const idAt = ({ bits, overflow }: TreePlace, further: number): string =>
  `_R_${(bits & ~(1 << (lengthOf(bits) - 1))).toString(32)}${overflow}${further ? `H${further.toString(32)}` : ''}_`;
