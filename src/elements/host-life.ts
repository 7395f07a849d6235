import { resolveAppearance, watchSystemTheme, type Appearance, type Preferences } from './appearance.ts';
import { readAttributes, toAddress, type WrongAttribute } from './attributes.ts';
import { firstStop } from './focus-inside.ts';
import { associateForm, type FormAssociation } from './form-association.ts';
import { createHostView, type HostView, type Phase } from './host-view.ts';
import { hostText, wrongAttributeText } from './host-texts.ts';
import type { ScreenHandle, ScreenInput, ScreenModule } from './screen-module.ts';
import type { AnswersSource, ElementSpec } from './spec.ts';
import { whenNear } from './when-near.ts';

export interface HostOptions {
  /** The server's address where the element does not say one. */
  readonly api: string;
  /** Loads the screen's chunk; `attempt` counts from 0, `language` is probably the screen's. */
  load(attempt: number, language: Appearance['language'], element: HTMLElement): Promise<ScreenModule>;
}

type AnyController = Readonly<Record<string, (...given: unknown[]) => unknown>> & { readonly form?: object };
interface Waiter {
  resolve(controller: AnyController): void;
  reject(error: Error): void;
}

/** What JSON text holds; anything else, and text that is no JSON, as it is: the screen names the place. */
function fromJson(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

/** The life of one element: from a placeholder to its screen, through changes, moves and failures. */
export class HostLife {
  readonly properties: Record<string, unknown> = {};
  readonly #element: HTMLElement;
  readonly #internals: ElementInternals;
  readonly #spec: ElementSpec;
  readonly #options: HostOptions;
  readonly #view: HostView;
  readonly #association: FormAssociation | undefined;
  /** The same functions all the time, so that a screen's effects do not run again at each change. */
  readonly #told: Pick<ScreenInput, 'emit' | 'ready'> = {
    emit: (event, detail) => this.#emit(event, detail),
    ready: (controller) => this.#becomeReady(controller as AnyController | undefined),
  };
  #phase: Phase = 'waiting';
  #attempt = 0;
  #module: ScreenModule | undefined;
  #screen: ScreenHandle | undefined;
  #controller: AnyController | undefined;
  #preferences: Preferences = {};
  #disabled = false;
  #isDue = false;
  #said = '';
  #waiters: Waiter[] = [];
  /** The definition that the page wrote as JSON last, and what it reads as. */
  #written: readonly unknown[] = [];
  #stops: (() => void)[] = [];

  constructor(element: HTMLElement, spec: ElementSpec, options: HostOptions) {
    this.#element = element;
    this.#spec = spec;
    this.#options = options;
    this.#internals = element.attachInternals();
    this.#view = createHostView(element.attachShadow({ mode: 'open' }));
    // A label's click is the only one whose path begins at the element itself.
    element.addEventListener('click', (event) => {
      if (event.composedPath()[0] === element) this.focus();
    });
    if (spec.formAssociated)
      this.#association = associateForm(element, this.#internals, this.#view.wrapper, () => this.#answersSource());
  }

  connect(): void {
    const children = new MutationObserver(() => this.refresh());
    children.observe(this.#element, { childList: true, subtree: true });
    this.#stops = [watchSystemTheme(() => this.refresh()), () => children.disconnect()];
    if (this.#module) this.#watchPreferences(this.#module);
    if (this.#screen) this.refresh();
    else this.#draw();
    if (this.#phase === 'waiting') this.#stops.push(whenNear(this.#element, () => void this.#load()));
  }

  disconnect(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** Something changed: drawn once, before the next task. */
  refresh(): void {
    if (this.#isDue || !this.#element.isConnected) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  /** What a property is now: of answers, what has become of those it was opened with. */
  read(property: string): unknown {
    const now = (this.#controller?.form as Readonly<Record<string, unknown>> | undefined)?.[property];
    return typeof now === 'function' ? now() : this.#given()[property];
  }

  /** The properties, with a definition that is JSON: the property's, the attribute's, or that of a script in the element. Text that is none stays text. */
  #given(): Readonly<Record<string, unknown>> {
    const definition =
      this.properties.definition ||
      this.#element.getAttribute('definition') ||
      this.#element.querySelector('script[type$=json]')?.textContent;
    if (definition !== this.#written[0]) this.#written = [definition, fromJson(definition)];
    return { ...this.properties, definition: this.#written[1] };
  }

  /** Calls a method of the screen, once it is there, and what was set just before is drawn. */
  async call(method: string, given: readonly unknown[]): Promise<unknown> {
    await undefined;
    const controller = this.#controller ?? (await this.#ready());
    return controller[method]?.(...given);
  }

  focus(options?: FocusOptions): void {
    firstStop(this.#view.wrapper)?.focus(options);
  }

  disable(disabled: boolean): void {
    this.#disabled = disabled;
    this.refresh();
  }

  reset(): void {
    this.#controller?.reset?.();
  }

  formChanged(): void {
    this.#association?.changed();
  }

  #answersSource(): AnswersSource | undefined {
    return this.#controller as unknown as AnswersSource | undefined;
  }

  #ready(): Promise<AnyController> {
    void this.#load();
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }));
  }

  async #load(): Promise<void> {
    if (this.#phase === 'loading' || this.#phase === 'shown') return;
    this.#enter('loading');
    try {
      await this.#mount(await this.#options.load(this.#attempt++, this.#appearance().language, this.#element));
    } catch {
      this.#fail('unavailable');
    }
  }

  async #mount(module: ScreenModule): Promise<void> {
    if (!this.#module && this.#element.isConnected) this.#watchPreferences(module);
    this.#module = module;
    // The rest of a page that is still arriving may hold the definition.
    if (
      document.readyState === 'loading' &&
      !this.#element.hasAttribute('category') &&
      typeof this.#given()['definition'] !== 'object'
    )
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    await module.prepare?.(this.#appearance().language);
    const screen = module.create();
    this.#screen = screen;
    screen.onEnd((broken) => {
      if (screen === this.#screen) this.#end(broken);
    });
    this.#view.place(screen.element);
    this.#enter('shown');
  }

  #watchPreferences(module: ScreenModule): void {
    this.#stops.push(
      module.watchPreferences(this.#api(), !this.#element.hasAttribute('language'), (preferences) => {
        this.#preferences = preferences;
        this.refresh();
      }),
    );
  }

  #end(broken: boolean): void {
    this.#becomeReady(undefined);
    if (!broken) return;
    this.#screen?.element.remove();
    this.#screen = undefined;
    this.#fail('internal');
  }

  #fail(code: 'unavailable' | 'internal'): void {
    this.#enter({ code });
    const message = hostText(this.#appearance().language, code);
    for (const waiter of this.#waiters.splice(0)) waiter.reject(new Error(message));
    this.#emit('error', { code, message });
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#draw();
  }

  #api(): string {
    const wanted = this.#element.getAttribute('api');
    return (wanted && toAddress(wanted)) || this.#options.api;
  }

  #appearance(): Appearance {
    return resolveAppearance(this.#element, readAttributes(this.#spec, this.#element).values, this.#preferences);
  }

  #draw(): void {
    const { values, wrong } = readAttributes(this.#spec, this.#element);
    const appearance = resolveAppearance(this.#element, values, this.#preferences);
    this.#view.show({ appearance, phase: this.#phase, wrong, retry: () => void this.#load() });
    this.#sayWrong(wrong, appearance.language);
    if (this.#element.isConnected)
      this.#screen?.update(this.#input({ ...this.#given(), ...values } as ScreenInput['values'], appearance));
  }

  #input(values: ScreenInput['values'], appearance: Appearance): ScreenInput {
    return { values, appearance, api: this.#api(), disabled: this.#disabled, ...this.#told };
  }

  /** Said once for each set of wrong attributes, and after the page's script has had its turn to listen. */
  #sayWrong(wrong: readonly WrongAttribute[], language: 'en' | 'fa'): void {
    const said = wrong.map(({ name, value }) => `${name}=${value}`).join('\n');
    if (said === this.#said) return;
    this.#said = said;
    queueMicrotask(() => {
      for (const attribute of wrong)
        this.#emit('error', { code: 'wrongattribute', message: wrongAttributeText(language, attribute) });
    });
  }

  #becomeReady(controller: AnyController | undefined): void {
    this.#controller = controller;
    this.#internals.states.delete('ready');
    if (!controller) return;
    this.#internals.states.add('ready');
    for (const waiter of this.#waiters.splice(0)) waiter.resolve(controller);
    this.formChanged();
    this.#emit('ready', undefined);
  }

  #emit(event: string, detail: unknown): void {
    if (event === 'change') this.formChanged();
    this.#element.dispatchEvent(new CustomEvent(`porsa-${event}`, { detail, bubbles: true, composed: true }));
  }
}
