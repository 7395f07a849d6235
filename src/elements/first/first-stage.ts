import type { Appearance } from './appearance.ts';
import { drawFirst, type FirstDrawing } from './first-drawing.ts';
import { firstStop } from './focus-inside.ts';
import { dress } from './fonts.ts';
import { takeGiven } from './given-reply.ts';
import type { FirstReply, OpenRequest } from './open-request.ts';

/** The element that a form is drawn in. */
export interface StageHost {
  readonly element: HTMLElement;
  readonly wrapper: HTMLElement;
  /** The screen's code did not come. */
  readonly isFailed: boolean;
  api(): string;
  appearance(): Appearance;
  retry(): void;
  /** Something else stands there now. */
  draw(): void;
}

/** What a stage is given to work with. */
export interface StageTools {
  /** Where the shipped files lie, with a slash at its end. */
  readonly folder: string;
  text(language: Appearance['language'], key: 'loading' | 'retry'): string;
  /** Never rejects: where nothing came, the screen will ask for itself. */
  ask(request: OpenRequest): Promise<FirstReply | undefined>;
  /** Fetches ahead what the form needs besides. */
  preload(files: readonly string[]): void;
}

/** Milliseconds after which a form that was not begun is asked for again before it becomes live: it may have been published anew. */
const longestAge = 60_000;

/** What stands in an element between its placeholder and its screen. */
export class FirstStage {
  #key: string | undefined;
  #request: OpenRequest | undefined;
  #asked: Promise<void> | undefined;
  #askedAt = 0;
  readonly #host: StageHost;
  readonly #tools: StageTools;
  drawing: FirstDrawing | undefined;
  reply: FirstReply | undefined;
  /** What the form was drawn for. */
  appearance: Appearance;

  constructor(host: StageHost, tools: StageTools) {
    this.#host = host;
    this.#tools = tools;
    this.appearance = host.appearance();
  }

  /** Something may have changed. A form that was begun stays in the language that it was begun in until it is live. */
  follow(request: OpenRequest | undefined): void {
    const key = JSON.stringify(request);
    if (key !== this.#key) {
      if (this.drawing?.isTouched() && isSameForm(request, this.#request)) return this.#tell();
      this.#key = key;
      this.#request = request;
      this.#drop();
      this.#asked = request && this.#ask(request);
    }
    this.appearance = this.#host.appearance();
    this.drawing?.dress(this.appearance);
    this.#tell();
  }

  /** Says what is on its way, and whether it came. */
  #tell(): void {
    const { text } = this.#tools;
    const { language } = this.#host.appearance();
    const { category, link } = this.#request ?? {};
    const path = link ? `lnk/${link}` : `f/${category}`;
    this.drawing?.tell({
      language,
      loading: text(language, 'loading'),
      page: `${this.#host.api()}/${path}?language=${language}`,
      failed: this.#host.isFailed ? { label: text(language, 'retry'), retry: () => this.#host.retry() } : undefined,
    });
  }

  focus(options?: FocusOptions): void {
    firstStop(this.#host.wrapper)?.focus(options);
  }

  /** The form once it has come, and as it is now. */
  async opened(): Promise<FirstReply | undefined> {
    const isOld = performance.now() - this.#askedAt > longestAge && !this.drawing?.isTouched();
    if (isOld && this.#request) this.#asked = this.#ask(this.#request);
    for (let asked; asked !== this.#asked;) await (asked = this.#asked);
    return this.reply;
  }

  async #ask(request: OpenRequest): Promise<void> {
    this.#askedAt = performance.now();
    const [reply] = await Promise.all([takeGiven(request) ?? this.#tools.ask(request), this.#dressed(request)]);
    if (request !== this.#request) return;
    const { version } = this.reply ?? {};
    this.reply = reply;
    if (this.drawing && version === reply?.version) return;
    this.#drop();
    this.reply = reply;
    if (!reply) return;
    this.#tools.preload(reply.view?.files ?? []);
    this.drawing = tryToDraw(reply, this.#host.wrapper);
    this.drawing?.dress(this.appearance);
    this.#host.draw();
  }

  #dressed({ language }: OpenRequest): Promise<void> {
    return dress(this.#tools.folder, this.#host.element, language);
  }

  #drop(): void {
    this.reply = undefined;
    this.drawing?.remove();
    this.drawing = undefined;
  }
}

const isSameForm = (one: OpenRequest | undefined, other: OpenRequest | undefined): boolean =>
  one?.api === other?.api && one?.category === other?.category && one?.page === other?.page;

/** A tree that cannot be drawn is none: the screen draws the form itself. */
function tryToDraw({ view }: FirstReply, wrapper: HTMLElement): FirstDrawing | undefined {
  try {
    return drawFirst(view, wrapper);
  } catch {
    return undefined;
  }
}
