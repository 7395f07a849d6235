import type { Appearance } from './appearance.ts';
import { drawFirst, type FirstDrawing } from './first-drawing.ts';
import { firstStop } from './focus-inside.ts';
import { dress } from './fonts.ts';
import { takeGiven } from './given-reply.ts';
import type { FirstReply, OpenRequest, OwnReply, OwnRequest } from './open-request.ts';

/** The element that a form is drawn in. */
export interface StageHost {
  readonly element: HTMLElement;
  readonly wrapper: HTMLElement;
  /** The screen's code did not come. */
  readonly isFailed: boolean;
  api(): string;
  appearance(): Appearance;
  /** The form's own page on its server, which needs no script; a form that the page has defined has none. */
  page(): string | undefined;
  retry(): void;
  /** Something else stands there now. */
  draw(): void;
}

/** What a stage is given to work with. */
export interface StageTools {
  /** Where the shipped files lie, with a slash at its end. */
  readonly folder: string;
  text(language: Appearance['language'], key: 'loading' | 'retry'): string;
  /** Asks the server, or what draws a page's own form. Never rejects: where nothing came, the screen will ask for itself. */
  ask(request: Request): Promise<FirstReply | OwnReply | undefined>;
  /** Reads and compiles a form that its server has drawn, so that it need not be done when it becomes live. */
  prepare(request: OpenRequest, reply: FirstReply): Promise<void>;
  /** Fetches ahead what the form needs besides. */
  preload(files: readonly string[]): unknown;
}

/** Milliseconds after which a form that was not begun is asked for again before it becomes live: it may have been published anew. */
const longestAge = 60_000;

/** What stands in an element between its placeholder and its screen. */
export class FirstStage {
  #request: Request | undefined;
  #asked: Promise<void> | undefined;
  #askedAt = 0;
  readonly #host: StageHost;
  readonly #tools: StageTools;
  drawing: FirstDrawing | undefined;
  reply: FirstReply | OwnReply | undefined;
  /** What the form was drawn for. */
  appearance: Appearance;

  constructor(host: StageHost, tools: StageTools) {
    this.#host = host;
    this.#tools = tools;
    this.appearance = host.appearance();
  }

  /** Something may have changed. A form that was begun stays in the language that it was begun in until it is live. */
  follow(request: Request | undefined): void {
    if (!isSame(request, this.#request)) {
      if (this.drawing?.isTouched() && isSame(request, this.#request, itself)) return this.#tell();
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
    const page = this.#host.page();
    this.drawing?.tell({
      language,
      loading: text(language, 'loading'),
      page: page && `${page}?language=${language}`,
      failed: this.#host.isFailed ? { label: text(language, 'retry'), retry: () => this.#host.retry() } : undefined,
    });
  }

  focus(options?: FocusOptions): void {
    firstStop(this.#host.wrapper)?.focus(options);
  }

  /** The form once it has come, and as it is now. */
  async opened(): Promise<FirstReply | OwnReply | undefined> {
    const isOld = performance.now() - this.#askedAt > longestAge && !this.drawing?.isTouched();
    if (isOld && this.#request) this.#asked = this.#ask(this.#request);
    for (let asked; asked !== this.#asked;) await (asked = this.#asked);
    return this.reply;
  }

  async #ask(request: Request): Promise<void> {
    this.#askedAt = performance.now();
    const given = request.definition ? undefined : takeGiven(request);
    const [reply] = await Promise.all([given ?? this.#askedFor(request), this.#dressed(request)]);
    if (request !== this.#request) return;
    const { version } = this.reply ?? {};
    this.reply = reply;
    if (this.drawing && !request.definition && version === reply?.version) return;
    this.#drop();
    this.reply = reply;
    if (!reply) return;
    this.drawing = tryToDraw(reply, this.#host.wrapper);
    this.drawing?.dress(this.appearance);
    this.#host.draw();
    if (!this.drawing || request.definition) return;
    // While the rest is on its way; what cannot be prepared now is found out once the form is live.
    this.#tools.prepare(request, reply as FirstReply).catch(() => undefined);
  }

  /** What the form needs besides is asked for as soon as it is known. */
  async #askedFor(request: Request): Promise<FirstReply | OwnReply | undefined> {
    const reply = await this.#tools.ask(request);
    this.#tools.preload(reply?.view?.files ?? []);
    return reply;
  }

  #dressed({ language }: Request): Promise<void> {
    return dress(this.#tools.folder, this.#host.element, language);
  }

  #drop(): void {
    this.reply = undefined;
    this.drawing?.remove();
    this.drawing = undefined;
  }
}

type Request = OpenRequest | OwnRequest;

/** What says which form it is, and how it is shown, and to whom. */
const itself = ['api', 'category', 'service', 'headline', 'project', 'page', 'definition', 'answers'];
const asShown = [...itself, 'patient', 'language', 'calendar', 'link', 'token'];

const isSame = (one: object = {}, other: object = {}, names = asShown): boolean =>
  names.every((name) => one[name as never] === other[name as never]);

/** A tree that cannot be drawn is none: the screen draws the form itself. */
function tryToDraw({ view }: FirstReply | OwnReply, wrapper: HTMLElement): FirstDrawing | undefined {
  try {
    return drawFirst(view, wrapper);
  } catch {
    return undefined;
  }
}
