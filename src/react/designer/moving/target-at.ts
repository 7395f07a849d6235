import type { DropTarget } from './drop-place.ts';
import type { Pointer } from './follow-press.ts';

interface FoundTarget {
  readonly target: DropTarget;
  /** The pointer is over the lower half of the card. */
  readonly lowerHalf: boolean;
}

/**
 * The page in the list, the card or the list of cards under the pointer; between, beside or below cards the nearest one.
 *
 * Asked of the page where the pointer is: a thousand cards are not measured for it.
 */
export function targetAt(root: DocumentOrShadowRoot, { x, y }: Pointer): FoundTarget | undefined {
  const elements = root.elementsFromPoint(x, y);
  const page = closestOf(elements, '.porsa-d-page')?.querySelector<HTMLElement>('[data-focus-page]');
  if (page) return { target: { kind: 'page', id: page.dataset['focusPage'] ?? '' }, lowerHalf: true };
  const list = closestOf(elements, '.porsa-d-cards');
  const parent = list?.dataset['parent'];
  if (!list || parent === undefined) return undefined;
  const hit = elements.find((element) => element.closest('.porsa-d-cards') === list);
  const row = hit?.closest<HTMLElement>('.porsa-d-card-row') ?? nearestRow(list, y);
  const id = row && cardOf(row);
  if (!id) return { target: { kind: 'end', id: parent }, lowerHalf: true };
  const { top, height } = row.getBoundingClientRect();
  return { target: { kind: 'question', id, parent }, lowerHalf: y > top + height / 2 };
}

/** The part that scrolls under the pointer. */
export const scrolledAt = (root: DocumentOrShadowRoot, { x, y }: Pointer): HTMLElement | undefined =>
  closestOf(root.elementsFromPoint(x, y), '.porsa-d-canvas, .porsa-d-rail');

const closestOf = (elements: readonly Element[], selector: string): HTMLElement | undefined =>
  elements.map((element) => element.closest<HTMLElement>(selector)).find((found) => found !== null) ?? undefined;

/** The question whose card stands in the row. */
export const cardOf = (row: HTMLElement): string | undefined =>
  row.querySelector<HTMLElement>('[data-card]')?.dataset['card'];

/** Measures the places, not what is in them: what is out of view is not laid out for it. */
function nearestRow(list: HTMLElement, y: number): HTMLElement | undefined {
  let nearest: Element | undefined;
  let least = Infinity;
  for (const place of list.querySelectorAll(':scope > ol > li')) {
    const { top, bottom } = place.getBoundingClientRect();
    const distance = Math.max(top - y, y - bottom, 0);
    if (distance < least) [nearest, least] = [place, distance];
  }
  return nearest?.querySelector<HTMLElement>(':scope > .porsa-d-card-row') ?? undefined;
}
