import { atom, type ReadableAtom } from 'nanostores';
import type { CallBody, CallData } from '../../../api/contract/contract.ts';
import type { ScreenClient } from '../props/designer-props.ts';
import { leftWindow } from './left-window.ts';

export type Editor = CallData<'/category/editform'>['editors'][number];

type EditCall = NonNullable<ScreenClient['category']['editform']>;

interface WatchOptions {
  readonly edit: EditCall;
  readonly category: string;
  readonly person: string;
  /** What is worked on. */
  place(): Pick<CallBody<'/category/editform'>, 'page' | 'question'>;
  /** The draft has come to this saving. */
  saved(rev: number): void;
}

/** Milliseconds between two calls; a window that makes none for longer than the server waits has left. */
const beatMs = 8000;

/** Milliseconds after the last key or touch until nobody counts as working here: a page left alone keeps no session alive. */
const idleMs = 120_000;

/** Tells the server that this window has the form open, and learns who else does, while somebody works here. */
export function watchEditors({ edit, category, person, place, saved }: WatchOptions): {
  readonly $editors: ReadableAtom<readonly Editor[]>;
  stop(): void;
} {
  const $editors = atom<readonly Editor[]>([]);
  const left = leftWindow(person, category);
  const window = left.take() ?? crypto.randomUUID();
  let acted = Date.now();
  let isAsking = false;
  const isHere = (): boolean => document.visibilityState !== 'hidden' && Date.now() - acted < idleMs;
  const beat = async (): Promise<void> => {
    if (isAsking || !isHere()) return;
    isAsking = true;
    const reply = await edit({ category, window, ...place() });
    isAsking = false;
    // Who cannot be asked for is not claimed to be there.
    $editors.set(reply.success ? reply.data.editors : []);
    if (reply.success) saved(reply.data.rev);
  };
  const act = (): void => {
    const wasHere = isHere();
    acted = Date.now();
    if (!wasHere) void beat();
  };
  const look = (): void => void beat();
  // Kept alive, or the page takes it along, and this window would stand among the editors of the next one.
  const leave = async (): Promise<void> => {
    // Noted first: a page that goes does not get the reply.
    left.keep(window);
    const reply = await edit({ category, window, left: true }, { keepalive: true });
    if (reply.success) left.forget();
  };
  const timer = setInterval(look, beatMs);
  const listeners: readonly [EventTarget, string, () => void][] = [
    [globalThis, 'keydown', act],
    [globalThis, 'pointerdown', act],
    [globalThis, 'pagehide', () => void leave()],
    // A page that comes back from the browser's cache: its window is open, and no copy of the tab may take it.
    [globalThis, 'pageshow', left.forget],
    [document, 'visibilitychange', look],
  ];
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  look();
  return {
    $editors,
    stop() {
      clearInterval(timer);
      for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
      void leave();
    },
  };
}
