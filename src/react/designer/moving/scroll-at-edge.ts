/** Pixels from its edge within which a part scrolls, and how far it goes with each picture. */
const edge = 40;
const step = 12;

/** Scrolls a part on while the pointer is held near its upper or lower edge, or beyond it. */
export function scrollAtEdge(part: HTMLElement, y: number): void {
  const { top, bottom } = part.getBoundingClientRect();
  if (y < top + edge) part.scrollTop -= step;
  else if (y > bottom - edge) part.scrollTop += step;
}
