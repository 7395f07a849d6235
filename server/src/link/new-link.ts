import { randomInt } from 'node:crypto';

/** Without those that look alike; twelve of them are 2⁶⁹ links, too many to try. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 12;

/** What stands after `/lnk/` in a link that nobody has yet. */
export const newLink = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
