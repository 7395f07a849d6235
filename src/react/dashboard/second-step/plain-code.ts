import { foldDigits } from '../../../engine/numbers/digits.ts';

/** A code as the server takes it: people type it in their own digits and with spaces. */
export const plainCode = (typed: string): string => foldDigits(typed).replace(/\s+/g, '');
