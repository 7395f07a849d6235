import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Draft, DraftKey, Saving } from './saving.ts';

/** How long typing may pause before it is kept, in milliseconds. */
const pause = 400;

/** A draft from before: undefined while it is looked for, null when there is none. */
export function useEarlierDraft(saving: Saving | undefined, key: DraftKey | undefined): Draft | null | undefined {
  const [draft, setDraft] = useState<Draft | null | undefined>(saving && key ? undefined : null);
  useEffect(() => {
    if (!saving || !key) return;
    let current = true;
    saving.drafts.load(key).then(
      (found) => { if (current) setDraft(found && hasAnswers(found) ? found : null); },
      () => { if (current) setDraft(null); },
    );
    return () => { current = false; };
  }, [saving, key]);
  return draft;
}

function hasAnswers({ answers, patient }: Draft): boolean {
  return Object.values({ ...patient, ...answers }).some((answer) => answer !== undefined && answer !== '');
}

export interface DraftKeeper {
  /** Something was typed. */
  change(): void;
  /** Everything is sent: nothing is kept any more. */
  clear(): void;
}

export interface KeeperOptions {
  readonly saving: Saving | undefined;
  readonly key: DraftKey | undefined;
  read(): Draft;
  onKept?(): void;
}

/** Keeps what is typed on the device, soon after each change and at once when the page is hidden or left. */
export function createKeeper({ saving, key, read, onKept }: KeeperOptions): DraftKeeper & { start(): () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined || !saving || !key) return;
    clearTimeout(timer);
    timer = undefined;
    void saving.drafts.keep(key, read()).then(onKept, () => undefined);
  };
  const stop = () => { clearTimeout(timer); timer = undefined; };
  return {
    change() {
      if (!saving || !key) return;
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },
    clear() {
      stop();
      if (saving && key) void saving.drafts.clear(key).catch(() => undefined);
    },
    start() {
      const hidden = () => { if (document.visibilityState === 'hidden') flush(); };
      document.addEventListener('visibilitychange', hidden);
      addEventListener('pagehide', flush);
      return () => {
        flush();
        document.removeEventListener('visibilitychange', hidden);
        removeEventListener('pagehide', flush);
      };
    },
  };
}

/** The keeper of one open form. */
export function useKeeper(options: KeeperOptions): DraftKeeper {
  const latest = useRef(options);
  latest.current = options;
  const { saving, key } = options;
  const [keeper] = useState(() => createKeeper({ saving, key, read: () => latest.current.read(), onKept: () => latest.current.onKept?.() }));
  useLayoutEffect(() => keeper.start(), [keeper]);
  return keeper;
}
