/** An action tag: `@DEFAULT='1'`, `@CALCTEXT(…)`, `@HIDDEN`. */
export interface ActionTag {
  readonly name: string;
  /** What it is given, without its quotes or brackets. */
  readonly value?: string;
  readonly written: string;
}

/** The action tags of an annotation, and the words between them. */
export function readAnnotation(cell: string | undefined): {
  readonly tags: readonly ActionTag[];
  readonly words: string;
} {
  const text = cell ?? '';
  const tags: ActionTag[] = [];
  let words = '';
  const tag = /@[A-Z][A-Z-]*/g;
  let from = 0;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    const end = endOfValue(text, tag.lastIndex);
    const value = text.slice(tag.lastIndex, end).trim();
    words += text.slice(from, found.index);
    tags.push({ name: found[0], ...(value !== '' && { value: bare(value) }), written: text.slice(found.index, end) });
    from = tag.lastIndex = end;
  }
  return { tags, words: `${words}${text.slice(from)}`.replaceAll(/\s+/g, ' ').trim() };
}

/** Where `='…'`, `="…"`, `=word` or `(…)` after a tag ends; right at the tag where it is given nothing. */
function endOfValue(text: string, at: number): number {
  const equals = /^\s*=\s*(?:'[^']*'|"[^"]*"|[^\s@]+)/.exec(text.slice(at));
  if (equals) return at + equals[0].length;
  if (text[at] !== '(') return at;
  let depth = 0;
  let quote = '';
  for (let index = at; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(') depth += 1;
    else if (letter === ')' && --depth === 0) return index + 1;
  }
  return text.length;
}

function bare(value: string): string {
  if (value.startsWith('(')) return value.replace(/^\(|\)$/g, '').trim();
  const given = value.replace(/^=\s*/, '');
  return /^(['"])[^]*\1$/.test(given) ? given.slice(1, -1) : given;
}
