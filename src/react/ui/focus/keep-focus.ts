import { spotOf, nextTo, type Spot } from './spot.ts';

/** Where a portal puts the focus while nothing else has it: at the screen as a whole. */
const screen = 'main, .porsa-portal-skip';

export interface KeptFocus {
  /** Focuses what stands where the focused control was removed just now; false where none was. */
  restore(options?: FocusOptions): boolean;
  end(): void;
}

/**
 * Keeps the focus at its place when the control that has it is removed: it goes on to what stands there now, or beside it.
 * Otherwise, whoever uses the keyboard would begin at the top again. React gives a focus that is lost in a shadow root to its host, whose
 * `focus()` asks here first; what is removed otherwise is seen by the observer.
 */
export function keepFocus(root: HTMLElement): KeptFocus {
  const tree = root.getRootNode() as ShadowRoot | Document;
  const now = tree.activeElement;
  let last: Spot | undefined = now && root.contains(now) ? spotOf(now, root, undefined) : undefined;
  const isLost = (): boolean => last !== undefined && !last.element.isConnected;
  const forget = (): void => {
    last = undefined;
  };
  const remember = ({ target }: Event): void => {
    if (!(target instanceof Element) || (isLost() && target.matches(screen))) return;
    last = spotOf(target, root, last);
  };
  /** Somebody has left the control, which stands there still. */
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (last?.element.isConnected && tree.activeElement !== last.element) forget();
    });
  };
  const restore = (options?: FocusOptions): boolean => {
    if (!last || !isLost() || !isNowhere(tree, root)) return false;
    const next = nextTo(last, root);
    if (next) void focusDrawn(next, options);
    return next !== undefined;
  };
  const observer = new MutationObserver(() => {
    // What comes in its place may be on its way: until then, a portal's screen as a whole has the focus.
    if (isLost() && !restore() && !root.querySelector('main')) forget();
  });
  observer.observe(root, { childList: true, subtree: true });
  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener('focusin', remember, { signal });
  root.addEventListener('focusout', leave, { signal });
  root.addEventListener('pointerdown', forget, { signal });
  return {
    restore,
    end: () => {
      observer.disconnect();
      stop.abort();
    },
  };
}

/** Nothing has the focus, in here or on the page around. */
function isNowhere(tree: ShadowRoot | Document, root: HTMLElement): boolean {
  const inside = tree.activeElement;
  if (inside && inside !== document.body) return inside.matches(screen) && root.contains(inside);
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.contains((tree as ShadowRoot).host ?? root);
}

/** Shoelace's controls take the focus only once they have been drawn themselves. */
async function focusDrawn(
  element: HTMLElement & { readonly updateComplete?: Promise<unknown> },
  options?: FocusOptions,
): Promise<void> {
  if (element.updateComplete) await element.updateComplete;
  element.focus(options);
}
