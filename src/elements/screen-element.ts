import r2wc from '@r2wc/react-to-web-component';
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { ScreenBoundary } from './screen-boundary.tsx';
import type { ScreenHandle, ScreenInput } from './screen-module.ts';
import type { ElementSpec } from './spec.ts';

interface ScreenProps {
  readonly input?: ScreenInput;
  readonly onBroken?: () => void;
}
type ScreenElement = HTMLElement & { input?: ScreenInput; onBroken?: () => void; onTakenDown?: () => void };

/**
 * Defines the inner element that draws a React screen in the light, inside the shadow root of the outer one.
 *
 * Gives what makes one. Where another copy of the script defined the tag, that copy's screen is made.
 */
export function defineScreen<S extends ElementSpec>(
  tag: string,
  Screen: ComponentType<{ readonly input: ScreenInput<S> }>,
): () => ScreenHandle {
  const Drawn = Screen as unknown as ComponentType<{ readonly input: ScreenInput }>;
  const Guarded = ({ input, onBroken }: ScreenProps) =>
    input && createElement(ScreenBoundary, { onBroken }, createElement(Drawn, { input }));
  if (!customElements.get(tag)) customElements.define(tag, keepOverMoves(wrap(Guarded)));
  return () => createHandle(document.createElement(tag) as ScreenElement);
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

/** Taken out and put back in one go, as frameworks move things, a screen stays as it is; it ends only when it stays out. */
function keepOverMoves(Wrapped: CustomElementConstructor): CustomElementConstructor {
  const Base = Wrapped as unknown as new () => Lifecycle;
  return class extends Base {
    connectedMoveCallback(): void {}

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
