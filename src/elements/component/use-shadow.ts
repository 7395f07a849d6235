import { useLayoutEffect, useState, type RefObject } from 'react';
import { watchFocus } from '../../react/ui/focus/watch-focus.ts';
import { createHostView, type HostView } from '../host/host-view.ts';

/** Where a screen is drawn: out of reach of the page's styles, as inside its tag. */
export interface Shadow {
  readonly element: HTMLElement;
  readonly view: HostView;
  readonly content: HTMLElement;
}

/** Made in the page alone: a server draws the box that it hangs on. */
export function useShadow(host: RefObject<HTMLElement | null>): Shadow | undefined {
  const [shadow, setShadow] = useState<Shadow>();
  useLayoutEffect(() => {
    const element = host.current!;
    const view = createHostView(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
    const content = view.wrapper.querySelector<HTMLElement>(':scope > .porsa-screen') ?? document.createElement('div');
    content.className = 'porsa-screen';
    view.wrapper.append(content);
    setShadow({ element, view, content });
    return watchFocus(view.wrapper).end;
  }, [host]);
  return shadow;
}
