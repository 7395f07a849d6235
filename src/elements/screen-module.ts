import type { Appearance, Preferences } from './appearance.ts';
import type { AttributeValues, Controller, ElementSpec, EventDetail, PropertyValues } from './spec.ts';

/** What a screen is given by the element around it. A new object whenever something in it changes. */
export interface ScreenInput<S extends ElementSpec = ElementSpec> {
  /** The server's address without a slash at its end. */
  readonly api: string;
  readonly values: Readonly<AttributeValues<S> & PropertyValues<S>>;
  readonly appearance: Appearance;
  /** Inside a disabled fieldset, or disabled itself. */
  readonly disabled: boolean;
  emit<K extends keyof S['events'] & string>(event: K, detail: EventDetail<S, K>): void;
  /** The screen can be asked for things now; without a controller, not any more until it says so again. */
  ready(controller?: Controller<S>): void;
}

/** A screen's own chunk, as its element sees it. */
export interface ScreenModule {
  /** Brings what the screen says in a language, before it is made. */
  prepare?(language: Appearance['language']): Promise<void>;
  /** Makes the inner element that draws the screen. */
  create(): ScreenHandle;
  /** What the reader prefers, now and at each change. `detect` finds the language out where nobody chose one. */
  watchPreferences(api: string, detect: boolean, listener: (preferences: Preferences) => void): () => void;
  /** Sends entries of earlier visits that wait on this device; of the filler's chunk alone. */
  sendWaiting?(): Promise<void>;
}

export interface ScreenHandle {
  readonly element: HTMLElement;
  update(input: ScreenInput): void;
  /** Calls back when the screen was taken down; `broken` when it broke. */
  onEnd(listener: (broken: boolean) => void): void;
}
