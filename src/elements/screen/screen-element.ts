import r2wc from '@r2wc/react-to-web-component';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { FirstDrawing } from '../first/first-drawing.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import type { ScreenHandle, ScreenInput, ScreenModule } from '../host/screen-module.ts';
import type { ElementSpec } from '../host/spec.ts';

interface ScreenProps {
  readonly input?: ScreenInput;
  readonly onBroken?: () => void;
}
type ScreenElement = HTMLElement & { input?: ScreenInput; onBroken?: () => void; onTakenDown?: () => void };

/**
 * Defines the inner element that draws a React screen in the light, inside the shadow root of the outer one.
 *
 * Gives what makes one, or takes over one that was drawn by a server. Another copy of the script, or of this
 * code after a part of it did not come, has texts of its own: where it defined the tag, this one's has another name.
 */
export function defineScreen<S extends ElementSpec>(
  tag: string,
  Screen: ComponentType<{ readonly input: ScreenInput<S> }>,
): ScreenModule['create'] {
  const Drawn = Screen as unknown as ComponentType<{ readonly input: ScreenInput }>;
  const Guarded = ({ input, onBroken }: ScreenProps) =>
    input && createElement(ScreenBoundary, { onBroken }, createElement(Drawn, { input }));
  let own: string = tag;
  while (customElements.get(own)) own += '-again';
  customElements.define(own, keepOverMoves(wrap(Guarded)));
  return (drawing) =>
    drawing
      ? createDrawnHandle(drawing, (props) => createElement(Guarded, props))
      : createHandle(document.createElement(own) as ScreenElement);
}

/** A prop of no declared type is handed through as it is: no attribute, no text. */
function wrap(Component: ComponentType<ScreenProps>): CustomElementConstructor {
  const props = { input: undefined, onBroken: undefined } as unknown as Record<string, 'json'>;
  return r2wc(Component, { props });
}

interface Lifecycle extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  onTakenDown?(): void;
}

/**
 * A screen that is removed and put back at once, as frameworks move elements, stays as it is; it ends only when it stays
 * removed. One that a server has drawn stays as it is, too, until it is taken over.
 */
function keepOverMoves(Wrapped: CustomElementConstructor): CustomElementConstructor {
  const Base = Wrapped as unknown as new () => Lifecycle;
  return class extends Base {
    connectedMoveCallback(): void {}

    override connectedCallback(): void {
      if (!this.hasChildNodes()) super.connectedCallback();
    }

    override disconnectedCallback(): void {
      setTimeout(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        this.onTakenDown?.();
      });
    }
  };
}

function createHandle(element: ScreenElement): ScreenHandle {
  element.className = 'porsa-screen';
  return {
    element,
    // At once, so that a method called next acts on what was set.
    update: (input) =>
      flushSync(() => {
        element.input = input;
      }),
    onEnd: (listener) => {
      element.onTakenDown = () => listener(false);
      element.onBroken = () => listener(true);
    },
  };
}

/** Of a screen that a server has drawn: taken over with what was filled in meanwhile. Should it be taken down and come back, it is drawn as any other. */
function createDrawnHandle(drawing: FirstDrawing, draw: (props: ScreenProps) => ReactNode): ScreenHandle {
  const drawn = drawing.element;
  customElements.upgrade(drawn);
  const handle = createHandle(drawn as ScreenElement);
  let root: Root | undefined;
  let isTakenDown = false;
  let end = (_broken: boolean): void => undefined;
  const show = (input: ScreenInput): void => {
    const node = draw({ input, onBroken: () => end(true) });
    if (root) return root.render(node);
    root = hydrateRoot(drawn, node);
  };
  return {
    ...handle,
    update: (input) => {
      if (isTakenDown) return handle.update(input);
      if (root) flushSync(() => show(input));
      else drawing.handOver(() => flushSync(() => show(input)), flushSync);
    },
    onEnd: (listener) => {
      end = listener;
      (drawn as ScreenElement).onTakenDown = () => {
        root?.unmount();
        isTakenDown = true;
        // From here on as any other screen; not before, since what it is given makes it draw.
        handle.onEnd(listener);
        listener(false);
      };
    },
  };
}
