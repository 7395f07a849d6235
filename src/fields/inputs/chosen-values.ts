import { listMark } from '../../engine/languages/traits.ts';
import type { Answer, Language } from '../../engine/definition/types.ts';
import type { ListedOption } from '../../react/ui/options/option-list.ts';

/** The chosen values of a select, a flat view or a cascade view, as a list; blank gives an empty one. */
export function chosenValues(value: Answer | undefined): readonly string[] {
  if (value === undefined || value === '') return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/** What was chosen, in words. */
export function textsOf(chosen: readonly string[], options: readonly ListedOption[], language: Language): string {
  const texts = chosen.map((value) => options.find((option) => option.value === value)?.text ?? value);
  return texts.join(listMark(language));
}
