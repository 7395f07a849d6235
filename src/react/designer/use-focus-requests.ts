import { useEffect, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { useDesigner } from './designer-context.ts';

/** Puts the focus where an act asked for it, once that is drawn. */
export function useFocusRequests(ref: RefObject<HTMLElement | null>): void {
  const { model } = useDesigner();
  const request = useStore(model.$focus);
  useEffect(() => {
    if (!request) return;
    model.$focus.set(null);
    if (request.on === 'settings') model.$pane.set('settings');
    // A pane that was hidden until now is drawn first.
    requestAnimationFrame(() => {
      const found = selectorsOf(request).map((selector) => ref.current?.querySelector<HTMLElement>(selector));
      const target = found.find(Boolean);
      target?.focus();
      target?.scrollIntoView({ block: 'nearest' });
    });
  }, [request, ref, model]);
}

const controls = ':is(input, textarea, select, sl-switch)';

/** In the settings: what is wrong first, else the first of all. */
function selectorsOf({ on, id }: { readonly on: 'question' | 'page' | 'settings'; readonly id?: string }): readonly string[] {
  if (on === 'settings') return [`.porsa-d-settings [data-wrong] ${controls}`, `.porsa-d-settings [data-first-setting] ${controls}`];
  return [id === undefined ? `[data-focus-${on}]` : `[data-focus-${on}="${CSS.escape(id)}"]`];
}
