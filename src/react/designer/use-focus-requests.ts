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
      const target = ref.current?.querySelector<HTMLElement>(selectorOf(request));
      target?.focus();
      target?.scrollIntoView({ block: 'nearest' });
    });
  }, [request, ref, model]);
}

function selectorOf({ on, id }: { readonly on: 'question' | 'page' | 'settings'; readonly id?: string }): string {
  if (on === 'settings') return '.porsa-d-settings [data-first-setting] :is(input, textarea, select, button)';
  return id === undefined ? `[data-focus-${on}]` : `[data-focus-${on}="${CSS.escape(id)}"]`;
}
