export interface Corner {
  readonly x: number;
  readonly y: number;
}

interface Frame extends Corner {
  readonly width: number;
  readonly height: number;
}

/** Shows the frame between two corners of the canvas. */
export function drawFrame(box: HTMLElement, from: Corner, to: Corner): Frame {
  const frame = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
  box.hidden = false;
  box.style.translate = `${frame.x}px ${frame.y}px`;
  box.style.inlineSize = `${frame.width}px`;
  box.style.blockSize = `${frame.height}px`;
  return frame;
}

/** The questions whose cards the frame touches, in their order. A card alone in its place is measured by that: what is out of view is not laid out for it. */
export function touchedCards(canvas: HTMLElement, { x, y, width, height }: Frame): readonly string[] {
  const view = canvas.getBoundingClientRect();
  const left = x + view.left + canvas.clientLeft - canvas.scrollLeft;
  const top = y + view.top + canvas.clientTop - canvas.scrollTop;
  const isTouched = (element: Element): boolean => {
    const at = element.getBoundingClientRect();
    return at.left <= left + width && at.right >= left && at.top <= top + height && at.bottom >= top;
  };
  return [...canvas.querySelectorAll<HTMLElement>('.porsa-d-card-place')].flatMap((place) => {
    const [row, inner] = place.children;
    if (!row || !isTouched(place) || (inner && !isTouched(row))) return [];
    return row.querySelector<HTMLElement>('[data-card]')?.dataset['card'] ?? [];
  });
}
