/** The word that ends at the caret, which what is chosen from the list takes the place of. */
interface CaretWord {
  readonly start: number;
  readonly text: string;
}

const wordEnd = /[\p{L}\p{M}_][\p{L}\p{M}\p{N}_.\u200c]*$/u;

export function wordAt(formula: string, caret: number): CaretWord | undefined {
  const before = formula.slice(0, caret);
  if (insideText(before)) return undefined;
  const found = wordEnd.exec(before);
  return found ? { start: found.index, text: found[0] } : undefined;
}

function insideText(before: string): boolean {
  return [...before].filter((character) => character === '"').length % 2 === 1;
}

export interface Suggestion {
  readonly name: string;
  readonly kind: 'question' | 'patient' | 'function';
  readonly about: string;
}

/** What may be meant by the beginning of a word: names that begin so, then names and titles that hold it. */
export function suggest(written: string, suggestions: readonly Suggestion[], most = 8): readonly Suggestion[] {
  const sought = written.toLocaleLowerCase();
  const begins = suggestions.filter(({ name }) => name.toLocaleLowerCase().startsWith(sought));
  const holds = suggestions.filter(
    (suggestion) =>
      !begins.includes(suggestion) && `${suggestion.name}\n${suggestion.about}`.toLocaleLowerCase().includes(sought),
  );
  const found = [...begins, ...holds].slice(0, most);
  return found.length === 1 && found[0]?.name === written ? [] : found;
}

/** The formula with the suggestion in it, and where the caret goes: into the parentheses of a function. */
export function insertSuggestion(
  formula: string,
  from: number,
  to: number,
  { name, kind }: Suggestion,
): { readonly formula: string; readonly caret: number } {
  const opened = kind === 'function' && formula[to] !== '(';
  const inserted = opened ? `${name}()` : name;
  const caret = from + inserted.length - (opened ? 1 : 0);
  return { formula: formula.slice(0, from) + inserted + formula.slice(to), caret };
}
