import { resolveAppearance, watchSystemTheme, type Appearance, type Preferences } from './appearance.ts';
import { readAttributes, toAddress } from './attributes.ts';
import type { StageHost } from '../first/first-stage.ts';
import { GivenValues } from './given-values.ts';
import { hostText } from './host-texts.ts';
import { createHostView, type Failure, type HostView, type Phase } from './host-view.ts';
import type { Opening } from './opening.ts';
import type { Reader } from './reader.ts';
import type { AnyController, Host, LiveElement, ScreenModule } from './screen-module.ts';
import type { ElementSpec } from './spec.ts';
import { whenNear } from './when-near.ts';

/** An element whose screen is being loaded. */
export interface LoadingHost extends Pick<Host, 'element' | 'api' | 'appearance'> {
  /** Who reads the page, where an earlier visit has left it: a look that waits for the disk, while the first file is on its way. The form is asked for then. */
  meet(reader: Reader | undefined): void;
}

export interface HostOptions {
  /** The server's address where the element has none. */
  readonly api: string;
  /** Loads the screen's chunk; `attempt` counts how often it did not come. */
  load(attempt: number, host: LoadingHost): Promise<ScreenModule>;
  /** Opens a form while the screen is on its way; `attempt` as above. */
  open?(host: OpeningHost, attempt: number): Opening;
}

/** An element whose form is being opened. */
export interface OpeningHost extends StageHost, Pick<Host, 'isDisabled' | 'values'> {
  /** Of the reader, as an earlier visit has left it. */
  readonly token: string | undefined;
}

/** The life of one element: from a placeholder to its screen, through changes, moves and failures. */
export class HostLife implements Host, LoadingHost, OpeningHost {
  // Declared alone: a page pays for each field that is made without a value.
  declare readonly element: HTMLElement;
  declare readonly spec: ElementSpec;
  declare readonly internals: ElementInternals;
  declare readonly wrapper: HTMLElement;
  declare token: string | undefined;
  declare controller: AnyController | undefined;
  declare opening: Opening | undefined;
  readonly #options: HostOptions;
  readonly #view: HostView;
  readonly #given: GivenValues;
  isDisabled = false;
  #waiters: [resolve: (controller: AnyController) => void, reject: (error: Error) => void][] = [];
  #phase: Phase = 'waiting';
  #attempt = 0;
  #live: LiveElement | undefined;
  #preferences: Preferences = {};
  #isDue = false;
  #stops: (() => void)[] = [];

  constructor(element: HTMLElement, spec: ElementSpec, options: HostOptions) {
    this.element = element;
    this.spec = spec;
    this.#options = options;
    this.#given = new GivenValues(element);
    this.internals = element.attachInternals();
    this.#view = createHostView(this.internals.shadowRoot ?? element.attachShadow({ mode: 'open' }));
    this.wrapper = this.#view.wrapper;
    // A label's click is the only one whose path begins at the element itself.
    element.addEventListener('click', (event) => {
      if (event.composedPath()[0] === element) this.focus();
    });
  }

  connect(): void {
    const children = new MutationObserver(() => this.refresh());
    children.observe(this.element, { childList: true, subtree: true });
    this.#stops = [watchSystemTheme(() => this.refresh()), () => children.disconnect()];
    if (this.#live) this.#stops.push(this.#live.connect());
    if (this.#phase === 'shown') this.refresh();
    else this.draw();
    if (this.#phase === 'waiting') this.#stops.push(whenNear(this.element, () => this.retry()));
  }

  disconnect(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** Something changed: drawn once, before the next task. */
  refresh(): void {
    if (this.#isDue || !this.element.isConnected) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.draw();
    });
  }

  /** What a property is now: of answers, what has become of those it was opened with. */
  read(property: string): unknown {
    const now = (this.controller?.form as Readonly<Record<string, unknown>> | undefined)?.[property];
    return typeof now === 'function' ? now() : this.#given.all()[property];
  }

  write(property: string, value: unknown): void {
    this.#given.set(property, value);
    this.refresh();
  }

  /** Calls a method of the screen, once it is there, and what was set just before is drawn. */
  async call(method: string, given: readonly unknown[]): Promise<unknown> {
    await undefined;
    if (!this.controller) this.retry();
    const controller = this.controller ?? (await new Promise<AnyController>((...waiter) => this.#waiters.push(waiter)));
    return controller[method]?.(...given);
  }

  focus(options?: FocusOptions): void {
    (this.#live ?? this.opening?.stage)?.focus(options);
  }

  disable(disabled: boolean): void {
    this.isDisabled = disabled;
    this.refresh();
  }

  reset(): void {
    this.controller?.reset?.();
  }

  formChanged(): void {
    this.#live?.formChanged();
  }

  api(): string {
    const wanted = this.element.getAttribute('api');
    return (wanted && toAddress(wanted)) || this.#options.api;
  }

  appearance(): Appearance {
    return resolveAppearance(this.element, readAttributes(this.spec, this.element), this.#preferences);
  }

  values(): Readonly<Record<string, unknown>> {
    return { ...this.#given.all(), ...readAttributes(this.spec, this.element) };
  }

  page(): string | undefined {
    const { category, link, definition } = this.values();
    return this.opening && category && !definition
      ? `${this.api()}/${link ? `lnk/${link}` : `f/${category}`}`
      : undefined;
  }

  meet(reader: Reader | undefined): void {
    if (this.#live) return;
    this.token = reader?.token;
    this.#preferences = reader?.preferences ?? {};
    this.draw();
  }

  prefer(preferences: Preferences): void {
    this.#preferences = preferences;
    this.refresh();
  }

  shown(drawnFor: Appearance | undefined): void {
    this.opening = undefined;
    this.#phase = 'shown';
    const appearance = this.appearance();
    if (!drawnFor || JSON.stringify(drawnFor) !== JSON.stringify(appearance)) this.draw();
    else this.#say(appearance);
  }

  ready(controller: AnyController | undefined): void {
    this.controller = controller;
    if (controller) for (const [resolve] of this.#waiters.splice(0)) resolve(controller);
  }

  fail(code: Failure['code'], words: Failure['words']): void {
    this.#phase = { code, words };
    this.draw();
    const message = words(this.appearance().language);
    for (const [, reject] of this.#waiters.splice(0)) reject(new Error(message));
    this.emit('error', { code, message });
  }

  emit(event: string, detail: unknown, cancelable?: boolean): boolean {
    if (event === 'change') this.formChanged();
    return this.element.dispatchEvent(
      new CustomEvent(`porsa-${event}`, { detail, bubbles: true, composed: true, cancelable }),
    );
  }

  get isFailed(): boolean {
    return typeof this.#phase === 'object';
  }

  retry(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    if (this.#phase === 'loading' || this.#phase === 'shown') return;
    this.#phase = 'loading';
    try {
      if (this.opening?.isLost) this.opening = undefined;
      this.opening ??= this.#options.open?.(this, this.#attempt);
      const loading = this.#options.load(this.#attempt, this);
      this.draw();
      const module = await loading;
      if (!this.#live) {
        this.#live = module.enliven(this, module);
        if (this.element.isConnected) this.#stops.push(this.#live.connect());
      }
      await this.#live.show(module);
    } catch {
      this.#attempt += 1;
      this.fail('unavailable', (language) => hostText(language, 'unavailable'));
    }
  }

  draw(): void {
    const appearance = this.appearance();
    this.opening?.follow();
    this.#say(appearance);
    this.#live?.update(appearance);
  }

  /** Says how far the screen has come, and what is wrong with the attributes. */
  #say(appearance: Appearance): void {
    const phase = this.opening?.stage?.drawing ? 'shown' : this.#phase;
    const troubles = this.#live?.troubles(appearance.language) ?? [];
    this.#view.show({ appearance, phase, troubles, page: this.page(), retry: () => this.retry() });
  }
}
