import { withLateTexts } from '../../react/ui/with-late-texts.ts';
import type { FormatRules } from '../text/rules.ts';

let brought: FormatRules | undefined;

/** Brings what reads formats and matches patterns, and what it says: only forms that have such a text fetch its code. */
export async function bringFormats(): Promise<void> {
  brought = (await withLateTexts(import('../text/format-rules.ts'))).formatRules;
}

/** The rules of formats. Without their code no answer is taken for good: it throws. */
export function formatsBrought(): FormatRules {
  if (!brought) throw new Error('The code that reads formats was not brought');
  return brought;
}
