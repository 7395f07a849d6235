import { compilePattern } from '../shared/pattern.ts';
import { hasValidCheckDigit, readEmail, readNationalcode, readPhone, readUrl } from '../shared/text-formats.ts';
import type { FormatRules } from './rules.ts';

export const formatRules: FormatRules = {
  readers: { email: readEmail, phone: readPhone, nationalcode: readNationalcode, url: readUrl },
  compile: compilePattern,
  hasValidCheckDigit,
};
