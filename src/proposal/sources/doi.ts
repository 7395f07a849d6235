import { foldDigits } from '../../engine/numbers/digits.ts';

const address = /^\s*(?:(?:https?:\/\/)?(?:dx\.)?doi\.org\/|doi\s*[:：]?\s*)/i;
const identifier = /10\.\d{4,9}(?:\.\d+)*\/[^\s"<>{}،؛]+/i;

/**
 * The identifier alone, in lower case: `10.1056/nejmoa2001017`; undefined where there is none.
 *
 * Reads addresses at doi.org, `doi:` before it, percent escapes and what a sentence puts after it.
 */
export function normalizeDoi(text: string): string | undefined {
  const found = identifier.exec(foldDigits(unescape(text.replace(address, ''))))?.[0];
  return found && withoutTail(found).toLowerCase();
}

/** A DOI may end in a bracket only when it opens one. */
function withoutTail(doi: string): string {
  const short = doi.replace(/[.,;:'’”…]+$/, '');
  const closes = /[)\]]$/.exec(short)?.[0];
  const opens = closes === ')' ? '(' : '[';
  return closes && count(short, closes) > count(short, opens) ? withoutTail(short.slice(0, -1)) : short;
}

const count = (text: string, part: string): number => text.split(part).length - 1;

function unescape(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address that a DOI resolves at. */
export const doiAddress = (doi: string): string => `https://doi.org/${doi}`;
