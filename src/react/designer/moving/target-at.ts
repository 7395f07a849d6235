import type { DropTarget } from './drop-place.ts';

export interface Pointer {
  readonly x: number;
  readonly y: number;
}

interface FoundTarget {
  readonly target: DropTarget;
  /** The pointer is over the lower half of the card. */
  readonly lowerHalf: boolean;
}

/**
 * The card or the list of cards under the pointer; between, beside or below cards the nearest one.
 *
 * Asked of the page where the pointer is: a thousand cards are not measured for it.
 */
export function targetAt(root: DocumentOrShadowRoot, { x, y }: Pointer): FoundTarget | undefined {
  const list = root
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('.porsa-d-cards'))
    .find((found) => found !== null);
  const parent = list?.dataset['parent'];
  if (!list || parent === undefined) return undefined;
  const hit = root.elementsFromPoint(x, y).find((element) => element.closest('.porsa-d-cards') === list);
  const row = hit?.closest<HTMLElement>('.porsa-d-card-row') ?? nearestRow(list, y);
  const id = row && cardOf(row);
  if (!id) return { target: { kind: 'end', id: parent }, lowerHalf: true };
  const { top, height } = row.getBoundingClientRect();
  return { target: { kind: 'question', id, parent }, lowerHalf: y > top + height / 2 };
}

/** The question whose card stands in the row. */
export const cardOf = (row: HTMLElement): string | undefined =>
  row.querySelector<HTMLElement>('[data-card]')?.dataset['card'];

function nearestRow(list: HTMLElement, y: number): HTMLElement | undefined {
  const away = (row: HTMLElement): number => {
    const { top, bottom } = row.getBoundingClientRect();
    return Math.max(top - y, y - bottom, 0);
  };
  return [...list.querySelectorAll<HTMLElement>(':scope > ol > li > .porsa-d-card-row')]
    .map((row) => ({ row, distance: away(row) }))
    .sort((one, other) => one.distance - other.distance)[0]?.row;
}
