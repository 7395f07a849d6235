import { hashToken } from '../crypto/tokens.ts';

/** The hash of a key in one of its forms. Hashes are unique, so that of a key for several forms is another in each. */
export const hashOfKey = (key: string, category: string): string => hashToken(`${key}:${category}`);
