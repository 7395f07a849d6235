import { useLayoutEffect, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { useDesigner } from '../model/designer-context.ts';
import type { FocusRequest } from '../model/designer-model.ts';

/** Puts the focus where an act asked for it, once that is drawn. */
export function useFocusRequests(ref: RefObject<HTMLElement | null>): void {
  const { model } = useDesigner();
  const request = useStore(model.$focus);
  useLayoutEffect(() => {
    if (!request) return;
    model.$focus.set(null);
    if (request.on === 'settings') model.$pane.set('settings');
    // At once, so that no key falls between; what was hidden until now is there with the next frame.
    if (!focusOn(ref.current, request)) requestAnimationFrame(() => focusOn(ref.current, request));
  }, [request, ref, model]);
}

function focusOn(room: HTMLElement | null, request: FocusRequest): boolean {
  const found = selectorsOf(request).map((selector) => room?.querySelector<HTMLElement>(selector));
  const target = found.find(Boolean);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
  return target?.matches(':focus') ?? false;
}

const controls = ':is(input, textarea, select, sl-switch)';

/** In the settings: in the one that is asked for, or else in all, what is wrong first. */
function selectorsOf({ on, id }: FocusRequest): readonly string[] {
  if (on === 'settings') {
    const wanted = id === undefined ? [] : [`[data-setting="${CSS.escape(id)}"]`];
    return [...wanted, ''].flatMap((setting) => [
      `.porsa-d-settings ${setting} [data-wrong] ${controls}`,
      `.porsa-d-settings ${setting || '[data-first-setting]'} ${controls}`,
    ]);
  }
  return [id === undefined ? `[data-focus-${on}]` : `[data-focus-${on}="${CSS.escape(id)}"]`];
}
