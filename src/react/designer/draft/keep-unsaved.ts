import { atom, type ReadableAtom } from 'nanostores';
import type { KeptForm } from '../../../api/drafts/unsaved-forms.ts';
import type { DesignerStore } from '../store/designer-store.ts';
import { signedOut } from '../store/remote.ts';

/** Where changes are that the server does not have: not written yet, on the device, or in this page alone. */
export type KeptPlace = 'none' | 'device' | 'page';

interface Keeping {
  readonly $kept: ReadableAtom<KeptPlace>;
  flush(): void;
  stop(): void;
}

/** Milliseconds after a change until it is written. */
const rest = 300;

/** Writes what is not saved to the device while it is changed, and removes it once the server has it. */
export function keepUnsaved(
  { history, known, $saving, $rev, $version }: DesignerStore,
  form: KeptForm | undefined,
): Keeping {
  const $kept = atom<KeptPlace>('none');
  if (!form) return { $kept, flush: () => undefined, stop: () => undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  const isSaved = (): boolean => $saving.get().kind === 'saved';
  const inTurn = (work: () => Promise<void>): void => {
    last = last.then(work).catch(() => $kept.set(isSaved() ? 'none' : 'page'));
  };
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    inTurn(async () => {
      if (isSaved()) return;
      const definition = history.$present.get();
      const state = $saving.get();
      const isOnDevice = await form.keep({
        definition,
        base: known(),
        signedOut: state.kind === 'failed' && state.code === signedOut,
        rev: $rev.get(),
        version: $version.get(),
        at: new Date().toISOString(),
      });
      if (!isSaved() && history.$present.get() === definition) $kept.set(isOnDevice ? 'device' : 'page');
    });
  };
  const schedule = (): void => {
    clearTimeout(timer);
    if (isSaved()) return;
    // The newest change is not written yet.
    $kept.set('none');
    timer = setTimeout(write, rest);
  };
  const settle = (): void => {
    if ($saving.get().kind === 'failed') return write();
    if (!isSaved()) return;
    clearTimeout(timer);
    $kept.set('none');
    inTurn(async () => {
      if (isSaved()) await form.clear();
    });
  };
  const flush = (): void => {
    if (timer !== undefined) write();
  };
  const stops = [history.$present.listen(schedule), $saving.listen(settle), whenPutAway(flush)];
  if (!isSaved()) write();
  return {
    $kept,
    flush,
    stop() {
      for (const stop of stops) stop();
    },
  };
}

/** Calls when the page is left, or another one is looked at. */
function whenPutAway(work: () => void): () => void {
  globalThis.addEventListener?.('pagehide', work);
  globalThis.document?.addEventListener('visibilitychange', work);
  return () => {
    globalThis.removeEventListener?.('pagehide', work);
    globalThis.document?.removeEventListener('visibilitychange', work);
  };
}
