import en from '../../../locales/en/doctor.json' with { type: 'json' };
import fa from '../../../locales/fa/doctor.json' with { type: 'json' };
import { directionOf } from '../../../src/engine/languages/native.ts';
import { formatNumber } from '../../../src/engine/numbers/number-text.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import { textsIn } from '../languages/texts-in.ts';
import type { Finding } from './finding.ts';

export const doctorTexts = textsIn('doctor', { en, fa });

const marks: Readonly<Record<Finding['level'], string>> = { good: '✓', warning: '!', fault: '✗' };

/** After Latin words a value is part of a command, which is copied: no invisible mark may go with it. */
const isInCommand = (before: string): boolean => /[A-Za-z0-9] $/.test(before);

/** Latin addresses, paths and commands keep their own direction between Persian words. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A finding as a line of the report. */
export function sayFinding({ level, name, values = {} }: Finding, language: Language): string {
  const text = doctorTexts(language).findings[name];
  return `${marks[level]} ${fill(text, values, language)}`;
}

/** How many problems there are, as the last line of the report. */
export function saySum(findings: readonly Finding[], language: Language): string {
  const { sum } = doctorTexts(language);
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const [faults, warnings] = [count('fault'), count('warning')];
  if (faults > 0) return fill(sum.faults, { faults, warnings }, language);
  return warnings > 0 ? fill(sum.warnings, { warnings }, language) : sum.good;
}

function fill(text: string, values: NonNullable<Finding['values']>, language: Language): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string, at: number) => {
    const value = values[name] ?? '';
    if (typeof value === 'number') return formatNumber(value, { language });
    return directionOf(language) === 'rtl' && !isInCommand(text.slice(0, at)) ? isolated(value) : value;
  });
}
