import { directionOf } from '../../../engine/languages/native.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';

const isolates = { ltr: '\u2066', rtl: '\u2067' } as const;
const end = '\u2069';

/**
 * The tools in a layout of the other direction than the language's: each text keeps the direction of its language.
 *
 * Else a number at its beginning, or a mark at its end, would be drawn on the other side.
 */
export function turned(tools: LanguageTools): LanguageTools {
  const begin = isolates[directionOf(tools.language)];
  const alone = (text: string): string => (text === '' ? '' : begin + text + end);
  return {
    ...tools,
    t: (key, params) => alone(tools.t(key, params)),
    date: (iso) => alone(tools.date(iso)),
  };
}
