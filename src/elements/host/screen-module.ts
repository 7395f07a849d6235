import type { FirstReply, OwnReply } from '../first/open-request.ts';
import type { Appearance, Preferences } from './appearance.ts';
import type { FirstDrawing } from '../first/first-drawing.ts';
import type { Failure } from './host-view.ts';
import type { Opening } from './opening.ts';
import type { AnswersSource, AttributeValues, Controller, ElementSpec, EventDetail, PropertyValues } from './spec.ts';

/** What a screen is given by the element around it. A new object whenever something in it changes. */
export interface ScreenInput<S extends ElementSpec = ElementSpec> {
  /** The server's address without a slash at its end. */
  readonly api: string;
  readonly values: Readonly<AttributeValues<S> & PropertyValues<S>>;
  readonly appearance: Appearance;
  /** Inside a disabled fieldset, or disabled itself. */
  readonly disabled: boolean;
  /** What `prepare` gave: what the screen draws at first. */
  readonly first?: unknown;
  /** The screen's own. It lasts as long as the element, though the screen is taken down while the element stands in no page. */
  readonly kept: object;
  emit<K extends keyof S['events'] & string>(event: K, detail: EventDetail<S, K>, cancelable?: boolean): boolean;
  /** The controller's methods can be called now; without a controller, not until the next call. */
  ready(controller?: Controller<S>): void;
}

/** Keeps the element's value and validity in the page's `<form>` up to date. */
export interface FormAssociation {
  /** Answers, name or form have changed. Passed to the browser before the next task. */
  changed(): void;
}

/** The form that the screen is to begin with, as it was drawn: the server's, or the page's own. */
export interface Beginning {
  readonly reply: FirstReply | OwnReply;
  /** On the server. */
  readonly category: string;
  readonly page?: string;
  /** What it was opened by. */
  readonly link?: string;
}

/** The methods of a screen, whichever it is. */
export type AnyController = Readonly<Record<string, (...given: unknown[]) => unknown>> & Partial<AnswersSource>;

/** An element, as the code that comes later sees it. */
export interface Host {
  readonly element: HTMLElement;
  readonly spec: ElementSpec;
  readonly internals: ElementInternals;
  /** Everything that the element draws is in it. */
  readonly wrapper: HTMLElement;
  readonly controller: AnyController | undefined;
  /** Inside a disabled fieldset, or disabled itself. */
  readonly isDisabled: boolean;
  readonly opening: Opening | undefined;
  /** The server's address without a slash at its end. */
  api(): string;
  appearance(): Appearance;
  /** Attributes and properties. */
  values(): Readonly<Record<string, unknown>>;
  /** What the reader prefers has become known. */
  prefer(preferences: Preferences): void;
  /** The controller's methods can be called now; without a controller, not until the next call. */
  ready(controller: AnyController | undefined): void;
  /** The screen stands there; `drawnFor` is what a screen was drawn for that had been drawn before. */
  shown(drawnFor: Appearance | undefined): void;
  fail(code: Failure['code'], words: Failure['words']): void;
  /** False where the page has cancelled an event that can be. */
  emit(event: string, detail: unknown, cancelable?: boolean): boolean;
}

/** An element from the time that its screen's code is there. */
export interface LiveElement {
  /** It stands in a page. Gives what undoes it. */
  connect(): () => void;
  /** Makes the screen. */
  show(module: ScreenModule): Promise<void>;
  update(appearance: Appearance): void;
  focus(options?: FocusOptions): void;
  /** What is to be said about wrong attributes; also tells the page. */
  readonly troubles: (language: Appearance['language']) => readonly string[];
  /** Answers, name or form have changed. */
  formChanged(): void;
}

/** A screen's own chunk, as its element sees it. */
export interface ScreenModule {
  /** What an element is from then on. */
  enliven(host: Host, module: ScreenModule): LiveElement;
  /** Loads what the screen needs in a language, before it is created. Gives what it draws at first. */
  prepare?(language: Appearance['language'], beginning?: Beginning): Promise<unknown>;
  /** Makes the inner element that draws the screen, or takes over the one that a server has drawn. */
  create(drawing?: FirstDrawing): ScreenHandle;
  /** Of a screen whose answers are submitted with the host's `<form>`. */
  associateForm?(
    element: HTMLElement,
    internals: ElementInternals,
    anchor: HTMLElement,
    source: () => AnswersSource | undefined,
  ): FormAssociation;
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
