import type { Localized, Option } from '../../../engine/definition/types.ts';

/** An option as it is shown and searched. */
export interface ListedOption {
  readonly value: string;
  readonly text: string;
  /** Its text in every language, each of which finds it. */
  readonly words?: Localized;
  /** Where it stands, of an option found below others. */
  readonly within?: string;
}

/** Options in the reader's language; chosen values that are no longer offered stay readable. */
export function listOptions(
  options: readonly Option[] = [],
  text: (localized: Localized) => string,
  chosen: readonly string[] = [],
): readonly ListedOption[] {
  const listed = options.map((option) => ({
    value: option.value,
    text: text(option.text) || option.value,
    words: option.text,
  }));
  const unlisted = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...listed, ...unlisted.map((value) => ({ value, text: value }))];
}
