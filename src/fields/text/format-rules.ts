import { foldDigits } from '../../engine/numbers/digits.ts';
import type { TextFormat } from '../../engine/definition/types.ts';
import { compilePattern } from '../texts/pattern.ts';
import { hasValidCheckDigit, readEmail, readNationalcode, readPhone, readUrl } from '../texts/text-formats.ts';
import type { FormatRules } from './rules.ts';

const readers: Readonly<Record<Exclude<TextFormat, object>, (text: string) => string | undefined>> = {
  email: readEmail,
  phone: readPhone,
  nationalcode: readNationalcode,
  url: readUrl,
};

export const formatRules: FormatRules = {
  read(text, format) {
    if (typeof format === 'object') return readPattern(text, format.pattern);
    return Object.hasOwn(readers, format) ? readers[format](text) : text;
  },
  compile: compilePattern,
  hasValidCheckDigit,
};

/** Digits of any script stand where the pattern asks for 0–9, and are kept as those; what fits neither way stays as it was typed. */
function readPattern(text: string, pattern: string): string {
  const matches = compilePattern(pattern);
  const folded = foldDigits(text);
  return matches && !matches(text) && matches(folded) ? folded : text;
}
