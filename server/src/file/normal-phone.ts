import { foldText } from '../db/fold.ts';

/** A phone number in one spelling: ASCII digits, Iranian ones with their leading zero; undefined for what is none. */
export function normalPhone(text: string): string | undefined {
  const digits = foldText(text).replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  const national = digits.replace(/^\+98(?=\d{10}$)/, '0');
  return /^\+?\d{4,15}$/.test(national) ? national : undefined;
}
