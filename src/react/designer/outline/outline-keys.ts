import { foldForSearch } from '../../ui/options/search-options.ts';
import type { OutlineRow } from './outline-rows.ts';

/** What a key does on a line of the outline, as trees have it in the ARIA practices. */
export type OutlineAct =
  { readonly act: 'go'; readonly id: string } | { readonly act: 'open' | 'close' | 'choose'; readonly id: string };

interface KeyPressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export function keyInOutline(
  { key, altKey, ctrlKey, metaKey }: KeyPressed,
  rows: readonly OutlineRow[],
  at: number,
  dir: 'ltr' | 'rtl',
): OutlineAct | undefined {
  const row = rows[at];
  if (!row || altKey || ctrlKey || metaKey) return undefined;
  const go = (goal: OutlineRow | undefined): OutlineAct | undefined => goal && { act: 'go', id: goal.id };
  switch (key) {
    case 'ArrowDown':
      return go(rows[at + 1]);
    case 'ArrowUp':
      return go(rows[at - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'Enter':
    case ' ':
      return { act: 'choose', id: row.id };
    case dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft':
      return row.open === false ? { act: 'open', id: row.id } : row.open ? go(rows[at + 1]) : undefined;
    case dir === 'ltr' ? 'ArrowLeft' : 'ArrowRight':
      return row.open ? { act: 'close', id: row.id } : go(rows.slice(0, at).findLast(({ level }) => level < row.level));
    default:
      return [...key].length === 1 ? go(nextCalled(key, rows, at)) : undefined;
  }
}

/** The next line whose title begins with a letter, around the end. */
function nextCalled(letter: string, rows: readonly OutlineRow[], at: number): OutlineRow | undefined {
  const wanted = foldForSearch(letter);
  return [...rows.slice(at + 1), ...rows.slice(0, at)].find(({ title }) => foldForSearch(title).startsWith(wanted));
}
