export interface Pointer {
  readonly x: number;
  readonly y: number;
}

/** What a drag does from the moment that a press has become one. */
export interface Drag {
  /** The picture is drawn anew; the pointer may have moved. */
  follow(at: Pointer): void;
  drop(): void;
  /** In the end, dropped or not. */
  end(): void;
}

/** Pixels that a mouse moves, and milliseconds that a finger rests within so many pixels, until a press is a drag. */
const mouseDistance = 6;
const fingerRest = 250;
const fingerTolerance = 8;

/**
 * Follows a press of the mouse or a finger. Once it is a drag, what it `begin`s is told where it goes, and nothing else is made of it:
 * no click, no selected text, no scrolling by finger. Escape ends it. Returns what ends it early.
 */
export function followPress(start: MouseEvent | TouchEvent, begin: (at: Pointer) => Drag): () => void {
  const finger = 'touches' in start;
  const from = pointerOf(start);
  const ends = new AbortController();
  let at = from;
  let drag: Drag | undefined;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
    ends.abort();
    drag?.end();
    drag = undefined;
  };
  const picture = (): void => {
    drag?.follow(at);
    frame = requestAnimationFrame(picture);
  };
  const take = (): void => {
    drag = begin(at);
    deselect();
    picture();
  };
  const move = (event: MouseEvent | TouchEvent): void => {
    at = pointerOf(event);
    const far = Math.hypot(at.x - from.x, at.y - from.y);
    if (drag) return event.preventDefault();
    if (finger && far > fingerTolerance) stop();
    else if (!finger && far > mouseDistance) take();
  };
  const release = (event: Event): void => {
    if (drag) {
      event.preventDefault();
      drag.follow(at);
      drag.drop();
      swallowClick();
    }
    stop();
  };
  if (finger) rest = setTimeout(take, fingerRest);
  listen(ends.signal, { finger, move, release, stop, isDrag: () => drag !== undefined });
  return stop;
}

interface Listeners {
  readonly finger: boolean;
  move(event: MouseEvent | TouchEvent): void;
  release(event: Event): void;
  stop(): void;
  isDrag(): boolean;
}

function listen(signal: AbortSignal, { finger, move, release, stop, isDrag }: Listeners): void {
  const options = { signal, capture: true, passive: false };
  if (finger) {
    document.addEventListener('touchmove', move, options);
    document.addEventListener('touchend', release, options);
    document.addEventListener('touchcancel', stop, options);
  } else {
    document.addEventListener('mousemove', move, options);
    document.addEventListener('mouseup', release, options);
  }
  // A finger that rests would open the menu of the page.
  document.addEventListener('contextmenu', (event) => finger && event.preventDefault(), options);
  document.addEventListener('dragstart', (event) => event.preventDefault(), options);
  document.addEventListener('selectionchange', () => isDrag() && deselect(), options);
  document.addEventListener('visibilitychange', stop, options);
  addEventListener('resize', stop, options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDrag()) return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    },
    options,
  );
}

function pointerOf(event: MouseEvent | TouchEvent): Pointer {
  const { clientX, clientY } = ('touches' in event ? event.touches[0] : event) ?? { clientX: 0, clientY: 0 };
  return { x: clientX, y: clientY };
}

const deselect = (): void => document.getSelection()?.removeAllRanges();

/** The click that a browser makes of a release is not one on what lies there. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}
