import { isId } from './reading/make-ids.ts';

/** Where a text cites sources: `[@smith2020]`, or several at once, `[@smith2020; @jones2019]`. */
export interface Citation {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
}

const group = /\[\s*@[^\][\n]{1,1000}\]/g;
const separator = /\s*[;,،؛]\s*@?|\s+@/;

/** The citations of a text in their order; those that touch are one. */
export function findCitations(text: string): readonly Citation[] {
  const citations: Citation[] = [];
  for (const { 0: whole, index } of text.matchAll(group)) {
    const ids = whole
      .slice(1, -1)
      .trim()
      .slice(1)
      .split(separator)
      .map((id) => id.trim());
    if (!ids.every(isId)) continue;
    const last = citations.at(-1);
    const end = index + whole.length;
    if (last && /^[ \u200c]?$/.test(text.slice(last.end, index)))
      citations[citations.length - 1] = { start: last.start, end, ids: [...new Set([...last.ids, ...ids])] };
    else citations.push({ start: index, end, ids: [...new Set(ids)] });
  }
  return citations;
}
