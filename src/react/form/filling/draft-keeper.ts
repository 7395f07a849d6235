import type { Draft, DraftKey, Saving } from '../saving/saving.ts';

/** How long a change waits before the draft is saved, whether typing goes on or not, in milliseconds. */
const pause = 400;

export interface DraftKeeper {
  /** Something was typed. */
  change(): void;
  /** Saves what waits to be saved. */
  flush(): void;
  /** Leaves out what waits to be saved. */
  drop(): void;
  /** Deletes the draft: everything is sent. */
  clear(): void;
  /** Saves also when the page is hidden, shown or left. Gives the function that stops it. */
  start(): () => void;
}

/** The draft of one form on the device. */
export interface DraftPlace {
  readonly drafts: Saving['drafts'];
  readonly key: DraftKey;
}

export interface DraftKeeperOptions {
  /** Undefined where no draft is kept. */
  place(): DraftPlace | undefined;
  /** Whether an earlier draft may be overwritten. */
  mayKeep(): boolean;
  read(): Draft;
  /** Whether the device has it, or only this page. */
  onKept(here: boolean): void;
}

/**
 * Saves drafts on the device, soon after each change and at once when the page is hidden or left. As long as a change
 * may not be saved yet, the browser asks before the page is left.
 */
export function createDraftKeeper({ place, mayKeep, read, onKept }: DraftKeeperOptions): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasChanged = false;
  const drop = () => {
    removeEventListener('beforeunload', leave);
    hasChanged = false;
  };
  const flush = () => {
    const kept = place();
    if (!hasChanged || !kept || !mayKeep()) return;
    drop();
    const { drafts, key } = kept;
    void drafts.keep(key, read()).then(
      () => onKept(!drafts.notSavedHere()),
      () => onKept(false),
    );
  };
  const leave = (event: Event) => {
    flush();
    if (hasChanged) event.preventDefault();
  };
  return {
    flush,
    drop,
    change() {
      if (!place()) return;
      hasChanged = true;
      addEventListener('beforeunload', leave);
      timer ??= setTimeout(() => {
        timer = undefined;
        flush();
      }, pause);
    },
    clear() {
      const kept = place();
      drop();
      if (kept && mayKeep()) void kept.drafts.clear(kept.key).catch(() => undefined);
    },
    start() {
      document.addEventListener('visibilitychange', flush);
      addEventListener('pagehide', flush);
      return () => {
        flush();
        document.removeEventListener('visibilitychange', flush);
        removeEventListener('pagehide', flush);
        drop();
      };
    },
  };
}
