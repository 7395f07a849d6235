import type { CoreLanguage } from '../../engine/definition/types.ts';
import { englishRules } from './english/rules.ts';
import { persianRules } from './persian/rules.ts';
import { persianTable } from './persian/table.ts';

/** Why a rule marks what it marks, by its code, in the reader's language. Undefined for a code that is no rule's. */
export const explainRule = (code: string, language: CoreLanguage): string | undefined => {
  for (const { rules, frames } of [englishRules, persianRules]) {
    const rule = rules.find((rule) => rule.code === code) ?? frames.find((frame) => frame.code === code);
    if (rule !== undefined) return rule.explanation[language];
  }
  return persianTable.find((rule) => rule.code === code)?.explanation[language];
};
