import { atom, type ReadableAtom } from 'nanostores';
import type { KeptForm } from '../../api/unsaved-forms.ts';
import type { DesignerStore } from './designer-store.ts';

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
export function keepUnsaved({ history, $saving, $rev, $version }: DesignerStore, form: KeptForm | undefined): Keeping {
  const $kept = atom<KeptPlace>('none');
  if (!form) return { $kept, flush: () => undefined, stop: () => undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  const isSaved = (): boolean => $saving.get().kind === 'saved';
  const inTurn = (work: () => Promise<void>): void => {
    last = last.then(work).catch(() => $kept.set('none'));
  };
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    inTurn(async () => {
      if (isSaved()) return;
      const definition = history.$present.get();
      const isOnDevice = await form.keep({
        definition,
        rev: $rev.get(),
        version: $version.get(),
        at: new Date().toISOString(),
      });
      if (!isSaved() && history.$present.get() === definition) $kept.set(isOnDevice ? 'device' : 'page');
    });
  };
  const schedule = (): void => {
    clearTimeout(timer);
    if (!isSaved()) timer = setTimeout(write, rest);
  };
  const settle = (): void => {
    if (!isSaved()) return;
    clearTimeout(timer);
    $kept.set('none');
    inTurn(async () => {
      if (isSaved()) await form.clear();
    });
  };
  // What is left to be written when the page is put away.
  const flush = (): void => {
    if (timer !== undefined) write();
  };
  const stops = [history.$present.listen(schedule), $saving.listen(settle)];
  if (!isSaved()) write();
  globalThis.addEventListener?.('pagehide', flush);
  globalThis.document?.addEventListener('visibilitychange', flush);
  return {
    $kept,
    flush,
    stop() {
      globalThis.removeEventListener?.('pagehide', flush);
      globalThis.document?.removeEventListener('visibilitychange', flush);
      for (const stop of stops) stop();
    },
  };
}
