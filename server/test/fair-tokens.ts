import { newToken } from '../src/crypto/tokens.ts';

/** What so many tokens came to. */
export interface Fairness {
  readonly repeated: number;
  /** Standard deviations that the ones among their bits lie off one half. */
  readonly monobit: number;
  /** χ² of their half-bytes, fifteen degrees of freedom: over 60 once in four million runs. */
  readonly poker: number;
}

/** Makes tokens and judges them; eight bytes of memory each. The first eight bytes tell repeats, the last eight stand for the bits. */
export function judgeTokens(count: number): Fairness {
  const begins = new BigUint64Array(count);
  const nibbles = new Float64Array(16);
  for (let round = 0; round < count; round += 1) {
    const bytes = Buffer.from(newToken(), 'base64url');
    begins[round] = bytes.readBigUInt64LE();
    for (let at = 24; at < 32; at += 1) {
      const byte = bytes[at]!;
      nibbles[byte >> 4]! += 1;
      nibbles[byte & 15]! += 1;
    }
  }
  begins.sort();
  let repeated = 0;
  for (let index = 1; index < count; index += 1) if (begins[index] === begins[index - 1]) repeated += 1;
  const all = count * 16;
  const ones = nibbles.reduce((sum, times, nibble) => sum + times * nibble.toString(2).replaceAll('0', '').length, 0);
  return {
    repeated,
    monobit: Math.abs(ones - all * 2) / Math.sqrt(all),
    poker: nibbles.reduce((sum, times) => sum + (times - all / 16) ** 2, 0) / (all / 16),
  };
}
