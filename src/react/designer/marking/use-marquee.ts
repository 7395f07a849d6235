import { useEffect, type RefObject } from 'react';
import { useDesigner, type DesignerTools } from '../model/designer-context.ts';
import { scrollAtEdge } from '../moving/scroll-at-edge.ts';
import { drawFrame, touchedCards, type Corner } from './frame.ts';

/** Pixels until a press is a drag. */
const threshold = 4;

/** Marks cards by drawing a frame around them with the mouse, from a bare place of the canvas on; a press there unmarks all. */
export function useMarquee(frame: RefObject<HTMLElement | null>): void {
  const { model, actions } = useDesigner();
  useEffect(() => {
    const canvas = frame.current?.closest<HTMLElement>('.porsa-d-canvas');
    if (!frame.current || !canvas) return;
    const box = frame.current;
    let stop: (() => void) | undefined;
    const begin = (event: PointerEvent): void => {
      if (event.button !== 0 || event.pointerType !== 'mouse' || !isBare(event, canvas)) return;
      stop?.();
      stop = follow(event, { canvas, box }, { model, actions });
    };
    canvas.addEventListener('pointerdown', begin);
    return () => {
      stop?.();
      canvas.removeEventListener('pointerdown', begin);
    };
  }, [frame, model, actions]);
}

/** Not on a card or on anything that is pressed, and not on the scroll bar. */
function isBare({ target, clientX }: PointerEvent, canvas: HTMLElement): boolean {
  const { left } = canvas.getBoundingClientRect();
  const x = clientX - left - canvas.clientLeft;
  const isOnScrollBar = x < 0 || x > canvas.clientWidth;
  const isTaken = (target as Element).closest('.porsa-d-card-row, button, input, a, sl-dropdown, .porsa-d-add-line');
  return !isOnScrollBar && !isTaken;
}

interface Parts {
  readonly canvas: HTMLElement;
  readonly box: HTMLElement;
}

/** From the press to the release. Returns what ends it early. */
function follow(
  start: PointerEvent,
  { canvas, box }: Parts,
  { model, actions }: Pick<DesignerTools, 'model' | 'actions'>,
) {
  const from = cornerOf(start, canvas);
  const before = model.$marked.get();
  const kept = start.shiftKey || start.ctrlKey || start.metaKey ? before : new Set<string>();
  let pointer = start;
  let isDrawn = false;
  let next = 0;
  const draw = (): void => {
    scrollAtEdge(canvas, pointer.clientY);
    const to = cornerOf(pointer, canvas);
    isDrawn ||= Math.hypot(to.x - from.x, to.y - from.y) > threshold;
    if (isDrawn) {
      const touched = touchedCards(canvas, drawFrame(box, from, to));
      const ids = [...kept, ...touched.filter((id) => !kept.has(id))];
      if (!isSame(ids, model.$marked.get())) model.mark(ids, touched.at(-1));
    }
    next = requestAnimationFrame(draw);
  };
  const stop = (): void => {
    cancelAnimationFrame(next);
    box.hidden = true;
    ends.abort();
  };
  const end = (): void => {
    stop();
    if (isDrawn && model.$marked.get().size > 0) actions.sayMarks();
    else actions.clearMarks();
    focusStop(canvas);
  };
  const ends = new AbortController();
  const { signal } = ends;
  addEventListener('pointermove', (event) => (pointer = event), { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', stop, { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      stop();
      model.mark(before);
    },
    { signal, capture: true },
  );
  // Draws no selection of text.
  start.preventDefault();
  next = requestAnimationFrame(draw);
  return stop;
}

/** In the canvas as it is scrolled. */
function cornerOf({ clientX, clientY }: PointerEvent, canvas: HTMLElement): Corner {
  const { left, top } = canvas.getBoundingClientRect();
  return {
    x: clientX - left - canvas.clientLeft + canvas.scrollLeft,
    y: clientY - top - canvas.clientTop + canvas.scrollTop,
  };
}

const isSame = (ids: readonly string[], marked: ReadonlySet<string>): boolean =>
  ids.length === marked.size && ids.every((id) => marked.has(id));

/** The keys go on where a press on a bare place has left the cards. */
function focusStop(canvas: HTMLElement): void {
  canvas.querySelector<HTMLElement>('[data-focus-question][tabindex="0"]')?.focus({ preventScroll: true });
}
