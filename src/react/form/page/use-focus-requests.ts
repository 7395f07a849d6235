import { useEffect, type RefObject } from 'react';
import { useFilling } from '../filling/filling-context.ts';

const heading = '[data-page-title]';

/** Brings what the filling asks for into view, and focuses it. */
export function useFocusRequests(root: RefObject<HTMLElement | null>): void {
  const { focus } = useFilling();
  useEffect(() => {
    if (focus) focusOn(root.current, focus.key === undefined ? heading : `#${CSS.escape(focus.key)}`);
  }, [root, focus]);
}

/** In a list of thousands, once it is drawn that far. */
function focusOn(root: HTMLElement | null, selector: string): void {
  const element = root?.querySelector<HTMLElement>(selector);
  if (!element && root?.querySelector('[aria-busy]')) requestAnimationFrame(() => focusOn(root, selector));
  element?.scrollIntoView({ block: selector === heading ? 'start' : 'center' });
  element?.focus({ preventScroll: true });
}
