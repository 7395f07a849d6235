import type { FirstView } from '../../api/contract/pages/first-view.ts';
import { baseStyles } from '../../react/form/filler-styles.ts';
import { toSheet } from '../../react/ui/style/shared-sheets.ts';
import { recordActs, type Settle } from './acts.ts';
import { buildTree } from './build-tree.ts';
import { isWritten, noteFilled } from './carry-over.ts';
import { takePress } from './noted-press.ts';
import { unfinishedDocument, type Progress } from './unfinished.ts';

/** A form that can be seen and filled, drawn by its server, until the filler makes it live. */
export interface FirstDrawing {
  /** The screen's own element, with what the filler is to take over. */
  readonly element: HTMLElement;
  /** The reader has begun. */
  isTouched(): boolean;
  /**
   * Resolves as soon as the reader begins, or else when the browser has nothing else to do; never amid a word that is being
   * composed, which would be written twice.
   */
  free(): Promise<void>;
  dress(appearance: { readonly dir: string; readonly theme: string }): void;
  tell(progress: Progress): void;
  /** Lets the filler take over, and tells it what was filled in and done meanwhile; `settle` lets it draw what each act has caused. */
  handOver(takeOver: () => void, settle: Settle): void;
  remove(): void;
}

const beginnings = ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'drop', 'compositionend'] as const;

/** Longest wait for a pause of a busy page, in milliseconds. */
const longestPause = 500;

/** Draws a first view at the end of an element's wrapper; without one, only brings its style ahead of that of its parts. Throws where the tree is none. */
export function drawFirst(view: FirstView | null, wrapper: HTMLElement): FirstDrawing | undefined {
  const root = wrapper.getRootNode() as ShadowRoot;
  const element = view && (view.tree.length > 0 ? createScreen(view) : standingIn(wrapper));
  const pressed = element && takePress(element);
  const undress = adopt(root, [...baseStyles, ...(view?.styles ?? [])]);
  for (const style of root.querySelectorAll('style')) style.remove();
  if (element !== standingIn(wrapper)) standingIn(wrapper)?.remove();
  if (!element) return undefined;
  const drawing = createDrawing(element, wrapper, undress);
  pressed?.click();
  return drawing;
}

/** What a page of the server's own holds of the form since it was parsed. */
const standingIn = (wrapper: HTMLElement) => wrapper.querySelector<HTMLElement>(':scope > .porsa-screen');

function createScreen({ tree }: FirstView): HTMLElement {
  const element = document.createElement('porsa-form-screen');
  element.className = 'porsa-screen';
  element.append(buildTree(tree));
  return element;
}

function createDrawing(element: HTMLElement, wrapper: HTMLElement, undress: () => void): FirstDrawing {
  const below = document.createElement('div');
  const stop = new AbortController();
  // What stands there already may have been begun.
  let isTouched = element.contains((wrapper.getRootNode() as ShadowRoot).activeElement) || isWritten(element);
  let isComposing = false;
  let wake = (): void => undefined;
  let progress: Progress | undefined;
  let isShown = false;
  const show = (): void => {
    const isDue = progress !== undefined && (progress.failed !== undefined || acts.isAwaited());
    if (isDue || isShown) below.replaceChildren(...(isDue && progress ? [unfinishedDocument(progress)] : []));
    isShown = isDue;
  };
  const begin = (event: Event): void => {
    isTouched = true;
    isComposing = !!(event as InputEvent).isComposing;
    wake();
  };
  const acts = recordActs(element, stop.signal, (pressed) => {
    if (progress?.failed && pressed) showFailure(below);
    else if (!progress?.failed && acts.isAwaited() !== isShown) show();
  });
  for (const name of beginnings) element.addEventListener(name, begin, { capture: true, signal: stop.signal });
  askBeforeLeaving(element, stop.signal);
  if (element.parentNode !== wrapper) wrapper.append(element);
  wrapper.append(below);
  const end = (): void => {
    stop.abort();
    below.remove();
  };
  return {
    element,
    isTouched: () => isTouched,
    free: () =>
      new Promise((resolve) => {
        wake = () => void (isComposing || resolve());
        if (isTouched) wake();
        else whenIdle(wake);
      }),
    dress: (appearance) => dress(element, appearance),
    tell: (now) => {
      const isSame = now.language === progress?.language && !now.failed === !progress.failed;
      progress = now;
      // Not drawn anew: a button keeps its focus, and a screen reader does not repeat it.
      if (!isSame) show();
    },
    handOver: (takeOver, settle) => {
      const tellFilled = noteFilled(element, acts);
      end();
      takeOver();
      tellFilled(settle);
    },
    remove: () => {
      end();
      element.remove();
      undress();
    },
  };
}

/** What was written is not kept anywhere yet. */
function askBeforeLeaving(element: HTMLElement, signal: AbortSignal): void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  const watch = (): void => addEventListener('beforeunload', ask, { signal });
  if (isWritten(element)) watch();
  else element.addEventListener('input', watch, { once: true, signal });
}

function dress(element: HTMLElement, { dir, theme }: Parameters<FirstDrawing['dress']>[0]): void {
  const root = element.querySelector<HTMLElement>(':scope > .porsa-root');
  root?.setAttribute('dir', dir);
  root?.setAttribute('data-theme', theme);
}

/** A press on a button that nothing answers shows why. */
function showFailure(below: HTMLElement): void {
  below.scrollIntoView({ block: 'nearest' });
  below.querySelector('button')?.focus();
}

function whenIdle(callback: () => void): void {
  // Safari has no idle times.
  const ask = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (ask) ask(callback, { timeout: longestPause });
  else setTimeout(callback);
}

/** Gives what takes the sheets away again. Those that the filler uses too are its own from then on: it takes them away with its last use. */
function adopt(root: ShadowRoot, styles: readonly string[]): () => void {
  const sheets = styles.map(toSheet).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}
