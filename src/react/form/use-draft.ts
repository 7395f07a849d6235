import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Draft, DraftKey, Saving } from './saving.ts';

/** How long what is typed waits before it is kept, whether typing goes on or not, in milliseconds. */
const pause = 400;

/** What was found on the device. */
export interface Earlier {
  readonly draft: Draft;
  /** The person had begun before it was found. */
  readonly begun: boolean;
}

/** A draft from before: undefined while it is looked for, null when there is none. */
export function useEarlierDraft(
  saving: Saving | undefined,
  key: DraftKey | undefined,
  hasBegun: () => boolean,
): Earlier | null | undefined {
  const [earlier, setEarlier] = useState<Earlier | null | undefined>(saving && key ? undefined : null);
  const take = useEffectEvent((draft?: Draft) =>
    setEarlier(draft && hasAnswers(draft) ? { draft, begun: hasBegun() } : null),
  );
  useEffect(() => {
    if (!saving || !key) return;
    let current = true;
    const found = (draft?: Draft) => {
      if (current) take(draft);
    };
    saving.drafts.load(key).then(found, () => found());
    return () => {
      current = false;
    };
  }, [saving, key]);
  return earlier;
}

function hasAnswers({ answers, patient }: Draft): boolean {
  return Object.values({ ...patient, ...answers }).some((answer) => answer !== undefined && answer !== '');
}

interface DraftKeeper {
  /** Something was typed. */
  change(): void;
  /** Keeps what waits to be kept. */
  flush(): void;
  /** Everything is sent: nothing is kept any more. */
  clear(): void;
}

interface KeeperOptions {
  readonly saving: Saving | undefined;
  readonly key: DraftKey | undefined;
  /** Whatever was kept before may be written over. */
  mayKeep(): boolean;
  read(): Draft;
  /** Whether the device has it, or only this page. */
  onKept?(here: boolean): void;
}

/**
 * Keeps what is typed on the device, soon after each change and at once when the page is hidden or left. As long as it
 * may not be kept yet, the browser asks before the page is left.
 */
export function createKeeper({
  saving,
  key,
  mayKeep,
  read,
  onKept,
}: KeeperOptions): DraftKeeper & { start(): () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed = false;
  const stop = () => {
    removeEventListener('beforeunload', leave);
    changed = false;
  };
  const flush = () => {
    if (!changed || !saving || !key || !mayKeep()) return;
    stop();
    void saving.drafts.keep(key, read()).then(
      () => onKept?.(!saving.drafts.notSavedHere()),
      () => onKept?.(false),
    );
  };
  const leave = (event: Event) => {
    flush();
    if (changed) event.preventDefault();
  };
  return {
    flush,
    change() {
      if (!saving || !key) return;
      changed = true;
      addEventListener('beforeunload', leave);
      timer ??= setTimeout(() => {
        timer = undefined;
        flush();
      }, pause);
    },
    clear() {
      stop();
      if (saving && key && mayKeep()) void saving.drafts.clear(key).catch(() => undefined);
    },
    start() {
      const hidden = () => {
        if (document.visibilityState === 'hidden') flush();
      };
      document.addEventListener('visibilitychange', hidden);
      addEventListener('pagehide', flush);
      return () => {
        flush();
        document.removeEventListener('visibilitychange', hidden);
        removeEventListener('pagehide', flush);
        removeEventListener('beforeunload', leave);
      };
    },
  };
}

/** The keeper of one open form; until `decided`, what an earlier visit kept is left alone. */
export function useKeeper({
  decided,
  ...options
}: Omit<KeeperOptions, 'mayKeep'> & { readonly decided: boolean }): DraftKeeper {
  const latest = useRef({ decided, ...options });
  latest.current = { decided, ...options };
  const { saving, key } = options;
  const [keeper] = useState(() =>
    createKeeper({
      saving,
      key,
      mayKeep: () => latest.current.decided,
      read: () => latest.current.read(),
      onKept: (here) => latest.current.onKept?.(here),
    }),
  );
  useLayoutEffect(() => keeper.start(), [keeper]);
  useEffect(() => {
    if (decided) keeper.flush();
  }, [keeper, decided]);
  return keeper;
}
