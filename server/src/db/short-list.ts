import type { Localized } from '../../../src/engine/definition/types.ts';
import { foldText, sortKey } from './fold.ts';
import { fromCursor, limitOf, toPage, type ListPage, type ListQuery, type Position } from './page.ts';

interface Titled {
  readonly id: string;
  readonly title: Localized;
  readonly slug: string;
}

/** A page of a list that a clinic has some hundreds of at most, searched and sorted by title. */
export function pageOfShortList<T extends Titled>(items: readonly T[], query: ListQuery): ListPage<T> {
  const search = foldText(query.search ?? '');
  const after = fromCursor(query.after);
  const rows = items
    .filter((item) => foldText(`${allTexts(item.title)} ${item.slug}`).includes(search))
    .sort((a, b) => compare(positionOf(a), positionOf(b)))
    .filter((item) => after === undefined || compare(positionOf(item), after) > 0);
  return toPage(rows, limitOf(query), positionOf, (item) => item);
}

function positionOf(item: Titled): Position {
  return [sortKey(allTexts(item.title)), item.id];
}

function compare(a: Position, b: Position): number {
  if (a[0] !== b[0]) return a[0] < b[0] ? -1 : 1;
  return a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0;
}

function allTexts(title: Localized): string {
  return typeof title === 'string' ? title : `${title.en ?? ''} ${title.fa ?? ''}`;
}
