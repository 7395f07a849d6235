import { useEffect, type RefObject } from 'react';

const panes = '.porsa-d-settings, .porsa-d-sheet';
const controls = ':is(button, input, select, textarea):enabled';

/**
 * Where a button removes, moves or disables itself, the focus stays beside it.
 *
 * React gives the focus that is lost to the first control of the screen, Undo: a second press would take back the first.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const room = ref.current;
    if (!room) return;
    const root = room.getRootNode() as Document | ShadowRoot;
    const keep = ({ target }: MouseEvent): void => {
      const pressed = (target as Element).closest('button');
      const pane = pressed?.closest(panes);
      if (!pressed || !pane || root.activeElement !== pressed) return;
      const stops = [...pane.querySelectorAll<HTMLElement>(controls)];
      requestAnimationFrame(() => {
        const { activeElement } = root;
        const isLost = !activeElement || activeElement.matches(':disabled, .porsa-d-top *');
        if (isLost) nearest(stops, pressed)?.focus();
      });
    };
    room.addEventListener('click', keep, true);
    return () => room.removeEventListener('click', keep, true);
  }, [ref]);
}

/** The button itself, the last one before it where it goes no further, or the first one behind it where it is gone. */
function nearest(stops: readonly HTMLElement[], pressed: HTMLElement): HTMLElement | undefined {
  const at = stops.indexOf(pressed);
  const before = stops.slice(0, at).reverse();
  const behind = stops.slice(at + 1);
  const wishes = pressed.isConnected ? [pressed, ...before] : [...behind, ...before];
  return wishes.find((stop) => stop.isConnected && stop.matches(':enabled') && stop.checkVisibility());
}
