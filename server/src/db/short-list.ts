import type { Localized } from '../../../src/engine/definition/types.ts';
import { foldText } from '../../../src/engine/likeness/fold-text.ts';
import { sortKey } from './fold.ts';
import { fromCursor, limitOf, toPage, type CountedPage, type ListQuery, type Position } from './page.ts';

interface Titled {
  readonly id: string;
  readonly title: Localized;
  readonly slug?: string;
}

interface ShortListQuery extends ListQuery {
  /** Those alone, by id or slug. */
  readonly only?: readonly string[];
}

/** A page of a list that a clinic has some hundreds of at most, searched, and sorted by title where no other order is given. */
export function pageOfShortList<T extends Titled>(
  items: readonly T[],
  query: ShortListQuery,
  positionOf: (item: T) => Position = byTitle,
): CountedPage<T> {
  const only = query.only && new Set(query.only);
  const search = foldText(query.search ?? '');
  const after = fromCursor(query.after);
  const found = items
    .filter((item) => only === undefined || only.has(item.id) || only.has(item.slug ?? ''))
    .filter((item) => foldText(`${allTexts(item.title)} ${item.slug ?? ''}`).includes(search))
    .sort((a, b) => compare(positionOf(a), positionOf(b)));
  const rows = found.filter((item) => after === undefined || compare(positionOf(item), after) > 0);
  return { ...toPage(rows, limitOf(query), positionOf, (item) => item), total: found.length };
}

export function byTitle(item: Titled): Position {
  return [sortKey(allTexts(item.title)), item.id];
}

/** By the title of what they stand under, of one by their own. */
export function underTitle(item: Titled, above: Localized): Position {
  const [title, id] = byTitle(item);
  return [`${sortKey(allTexts(above))}\u0000${title}`, id];
}

/** The larger numbers first, of one number by title. */
export const byNumber =
  <T extends Titled>(numberOf: (item: T) => number) =>
  (item: T): Position => {
    const [title, id] = byTitle(item);
    return [`${String(Number.MAX_SAFE_INTEGER - numberOf(item)).padStart(16, '0')} ${title}`, id];
  };

function compare(a: Position, b: Position): number {
  if (a[0] !== b[0]) return a[0] < b[0] ? -1 : 1;
  return a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;
}

function allTexts(title: Localized): string {
  return typeof title === 'string' ? title : Object.values(title).join(' ');
}
