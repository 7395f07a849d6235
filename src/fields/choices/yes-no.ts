import type { Language } from '../../engine/definition/types.ts';
import en from '../../../locales/en/fields.json' with { type: 'json' };
import fa from '../../../locales/fa/fields.json' with { type: 'json' };

const words = { en, fa } as const;

export function showYesNo(answer: boolean, language: Language): string {
  return answer ? words[language].yes : words[language].no;
}

/** Choices as one list in words: `a, b` or `a، b`. */
export function showList(texts: readonly string[], language: Language): string {
  return texts.join(words[language].separator);
}
