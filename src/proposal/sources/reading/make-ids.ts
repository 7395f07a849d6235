import type { Source } from '../../types.ts';
import type { DraftSource } from './left.ts';

/** Gives each source an id that is short, readable in a text and not taken: its key, or family name and year. */
export function giveIds(drafts: readonly DraftSource[], taken: Iterable<string> = []): readonly Source[] {
  const used = new Set(taken);
  return drafts.map((draft) => {
    const id = free(draft.key && isId(draft.key) ? draft.key : nameOf(draft), used);
    used.add(id);
    return { id, item: draft.item, ...(draft.text !== undefined && { text: draft.text }) };
  });
}

/** Letters of any script, digits and `_-.:/+`: what `[@id]` may hold. */
export const isId = (text: string): boolean => /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:/+-]{0,79}$/u.test(text);

function free(wanted: string, used: ReadonlySet<string>): string {
  if (!used.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!used.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}

function nameOf({ item, text }: DraftSource): string {
  const [first] = item.author ?? item.editor ?? [];
  const words = first?.family ?? first?.literal ?? item.title ?? item.DOI ?? text ?? '';
  const word = words.normalize('NFC').match(/\p{L}[\p{L}\p{M}]*/gu)?.[0] ?? 'source';
  const year = item.issued?.['date-parts'][0]?.[0] ?? '';
  return `${word.toLowerCase().slice(0, 30)}${year}`;
}
