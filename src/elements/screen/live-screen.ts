import type { KeptFocus } from '../../react/ui/focus/keep-focus.ts';
import { watchFocus } from '../../react/ui/focus/watch-focus.ts';
import { firstStop } from '../first/focus-inside.ts';
import type { FirstStage } from '../first/first-stage.ts';
import type { Appearance } from '../host/appearance.ts';
import type {
  AnyController,
  FormAssociation,
  Host,
  LiveElement,
  ScreenHandle,
  ScreenInput,
  ScreenModule,
} from '../host/screen-module.ts';
import type { AnswersSource } from '../host/spec.ts';
import { screenText } from './screen-texts.ts';
import { watchAttributes } from './wrong-attributes.ts';

/** An element whose code has come: its screen is made, kept in step with it, and taken down. */
export class LiveScreen implements LiveElement {
  readonly troubles: LiveElement['troubles'];
  readonly #host: Host;
  /** The same all the time, so that a screen's effects do not run again at each change. */
  readonly #callbacks: Pick<ScreenInput, 'emit' | 'ready' | 'kept'>;
  #module: ScreenModule;
  #association: FormAssociation | undefined;
  #first: unknown;
  #screen: ScreenHandle | undefined;
  #connected: (() => void)[] = [];
  #focus: KeptFocus | undefined;

  constructor(host: Host, module: ScreenModule) {
    this.#host = host;
    this.#module = module;
    this.troubles = watchAttributes(host.spec, host.element, (detail) => host.emit('error', detail));
    this.#callbacks = {
      kept: {},
      emit: (event, detail, cancelable) => host.emit(event, detail, cancelable),
      ready: (controller) => this.#becomeReady(controller as AnyController | undefined),
    };
    const { element, internals, wrapper } = host;
    const answersSource = () => host.controller as AnswersSource | undefined;
    this.#association = module.associateForm?.(element, internals, wrapper, answersSource);
  }

  connect(): () => void {
    for (const resolve of this.#connected.splice(0)) resolve();
    const { element, wrapper } = this.#host;
    const kept = watchFocus(wrapper);
    this.#focus = kept;
    const stop = this.#module.watchPreferences(this.#host.api(), !element.hasAttribute('language'), (preferences) =>
      this.#host.prefer(preferences),
    );
    return () => {
      kept.end();
      stop();
    };
  }

  async show(module: ScreenModule): Promise<void> {
    this.#module = module;
    // The rest of a page that is still arriving may hold the definition.
    if (
      document.readyState === 'loading' &&
      !this.#host.element.hasAttribute('category') &&
      typeof this.#values()['definition'] !== 'object'
    )
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    await this.#takeOver(await this.#host.opening?.coming);
  }

  update(appearance: Appearance): void {
    if (this.#host.element.isConnected) this.#screen?.update(this.#input(appearance));
  }

  focus(options?: FocusOptions): void {
    if (!this.#focus?.restore(options)) firstStop(this.#host.wrapper)?.focus(options);
  }

  formChanged(): void {
    this.#association?.changed();
  }

  /** Makes the screen, around what stands there of it already. */
  async #takeOver(stage: FirstStage | undefined): Promise<void> {
    const reply = await stage?.opened();
    const { drawing, appearance } = stage ?? {};
    const { category, page, link } = this.#values() as Readonly<Record<string, string>>;
    const beginning = reply && { reply, category: category!, page, link };
    const { language } = reply && appearance ? appearance : this.#host.appearance();
    const first = await this.#module.prepare?.(language, beginning);
    await drawing?.free();
    if (drawing && !this.#host.element.isConnected) await new Promise<void>((resolve) => this.#connected.push(resolve));
    // Another language, another form: from the beginning.
    if (reply !== stage?.reply || drawing !== stage?.drawing) return this.#takeOver(stage);
    const screen = this.#module.create(drawing);
    this.#first = first;
    this.#screen = screen;
    screen.onEnd((broken) => {
      if (screen === this.#screen) this.#end(broken);
    });
    if (!drawing) {
      // What a page of the server's own held, and nobody could take over.
      this.#host.wrapper.querySelector(':scope > .porsa-screen')?.remove();
      this.#host.wrapper.append(screen.element);
    } else if (appearance) screen.update(this.#input(appearance));
    this.#host.shown(drawing && appearance);
  }

  #end(broken: boolean): void {
    this.#becomeReady(undefined);
    this.#first = undefined;
    if (!broken) return;
    this.#screen?.element.remove();
    this.#screen = undefined;
    this.#host.fail('internal', (language) => screenText(language, 'internal'));
  }

  #values(): ScreenInput['values'] {
    return this.#host.values() as ScreenInput['values'];
  }

  #input(appearance: Appearance): ScreenInput {
    return {
      values: this.#values(),
      appearance,
      api: this.#host.api(),
      disabled: this.#host.isDisabled,
      first: this.#first,
      ...this.#callbacks,
    };
  }

  /** The element's state `ready` says that its methods are there. */
  #becomeReady(controller: AnyController | undefined): void {
    const { states } = this.#host.internals;
    states.delete('ready');
    if (controller) states.add('ready');
    this.#host.ready(controller);
    if (!controller) return;
    this.formChanged();
    this.#host.emit('ready', undefined);
  }
}

/** What an element's own screen begins with, once its code is there. */
export const enliven: ScreenModule['enliven'] = (host, module) => new LiveScreen(host, module);
