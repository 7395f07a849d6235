import { foldDigits } from '../../../engine/numbers/digits.ts';
import type { ListedOption } from './option-list.ts';

/** Letters that one keyboard writes differently from another are one for searching; so are words joined, half joined and apart. */
export function foldForSearch(text: string): string {
  return foldDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s\u0300-\u036f\u0640\u064b-\u065f\u0670\u200b-\u200f\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ةەۀ]/g, 'ه')
    .replace(/ٱ/g, 'ا');
}

const folded = new WeakMap<ListedOption, readonly string[]>();

/** What the option is found by, in every language; folded once, however often it is searched. */
function searchedTexts(option: ListedOption): readonly string[] {
  const { text, words = text } = option;
  const known =
    folded.get(option) ??
    [text, ...(typeof words === 'string' ? [words] : Object.values(words))].map((each) => foldForSearch(each ?? ''));
  folded.set(option, known);
  return known;
}

/** Options that hold the query in any language, those that begin with it first. A blank query gives all. */
export function filterOptions(options: readonly ListedOption[], query: string): readonly ListedOption[] {
  const wanted = foldForSearch(query);
  if (!wanted) return options;
  const starting: ListedOption[] = [];
  const holding: ListedOption[] = [];
  for (const option of options) {
    const texts = searchedTexts(option);
    if (texts.some((text) => text.startsWith(wanted))) starting.push(option);
    else if (texts.some((text) => text.includes(wanted))) holding.push(option);
  }
  return [...starting, ...holding];
}

/** The one option that was meant by what was typed, if it was typed out. Of two that differ only in their spaces, the one that is written so. */
export function matchOption(options: readonly ListedOption[], typed: string): ListedOption | undefined {
  const wanted = foldForSearch(typed);
  const meant = wanted ? options.filter((option) => searchedTexts(option).includes(wanted)) : [];
  return meant.length > 1
    ? meant.find(
        (option) =>
          option.text === typed.trim() && meant.every((other) => other === option || other.text !== option.text),
      )
    : meant[0];
}
