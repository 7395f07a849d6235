import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Proposal } from '../../../proposal/types.ts';
import type { History } from '../../../store/history.ts';
import { createKnownCopy, type KnownCopy } from './known-copy.ts';
import type { ProposalStoreOptions } from './proposal-store.ts';
import type { Keeper, KeptProposal, SavingState } from './saving.ts';

export interface Saving {
  readonly $saving: ReadableAtom<SavingState>;
  save(): Promise<SavingState>;
  resolve(keep: 'theirs' | 'mine'): Promise<SavingState>;
  stop(): void;
}

interface SavingOptions extends Pick<ProposalStoreOptions, 'keeper' | 'rev' | 'isUnsaved' | 'theirs' | 'backup'> {
  readonly history: History<Proposal>;
}

/** Milliseconds of rest after a change before it is kept: nearly at once on the device, less often on the server. */
const rests = { device: 200, server: 1500 } as const;

/** Milliseconds until a saving that failed is tried again. */
const retryAfter = 15_000;

/** Where no keeper is, nothing is kept and the state says so. */
const nowhere: Keeper = {
  where: 'device',
  store: (_, rev) => Promise.resolve({ kind: 'stored', rev: rev + 1, memory: true }),
};

/** Keeps the proposal by revision, after a rest and one saving at a time. */
export function createSaving(options: SavingOptions): Saving {
  const { history, keeper = nowhere, rev = 0, isUnsaved, theirs: newer, backup } = options;
  const { $present } = history;
  const copy = createKnownCopy(keeper, backup, isUnsaved ? undefined : $present.get(), rev);
  const $saving = atom<SavingState>(
    newer ? { kind: 'conflict', theirs: newer } : isUnsaved ? { kind: 'unsaved' } : copy.state(),
  );
  const turns = createTurns({ $present, $saving, copy, backup, rest: rests[keeper.where] });

  /** Another tab has saved. The screen follows where nothing was changed here since; else the two stand against each other. */
  function meet(theirs: KeptProposal): void {
    if (theirs.rev <= copy.rev() || $saving.get().kind === 'conflict') return;
    if (turns.isRunning() || !copy.has($present.get())) return $saving.set({ kind: 'conflict', theirs });
    copy.take(theirs.proposal, theirs.rev);
    history.push(theirs.proposal);
    $saving.set(copy.state());
  }

  function resolve(keep: 'theirs' | 'mine'): Promise<SavingState> {
    const state = $saving.get();
    if (state.kind !== 'conflict') return Promise.resolve(state);
    const { proposal } = state.theirs;
    copy.take(proposal, state.theirs.rev);
    $saving.set(copy.state());
    const mine = $present.get();
    // Both are steps of the history, so that undo leads to the one that was not chosen.
    history.push(proposal);
    if (keep === 'mine') history.push(mine);
    return turns.save();
  }

  const flush = (): void => {
    if (!copy.has($present.get())) void turns.save();
  };
  if (isUnsaved) turns.schedule($present.get());
  const stops = [turns.stop, $present.listen(turns.schedule), keeper.watch?.(meet), whenPageRests(flush)];
  return {
    $saving,
    save: turns.save,
    resolve,
    stop() {
      for (const stop of stops) stop?.();
    },
  };
}

interface TurnsOptions extends Pick<SavingOptions, 'backup'> {
  readonly $present: ReadableAtom<Proposal>;
  readonly $saving: WritableAtom<SavingState>;
  readonly copy: KnownCopy;
  readonly rest: number;
}

/** One saving at a time, each after a rest. */
function createTurns({ $present, $saving, copy, backup, rest }: TurnsOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<SavingState> | undefined;

  async function storeAll(): Promise<SavingState> {
    const sent = $present.get();
    if (copy.has(sent)) {
      await backup?.clear().catch(() => undefined);
      return copy.state();
    }
    $saving.set({ kind: 'saving' });
    const state = await copy.store(sent);
    return state === undefined || state.kind === 'saved' ? storeAll() : state;
  }

  /** A call during a saving waits for it, which takes the newest along. */
  function save(): Promise<SavingState> {
    clearTimeout(timer);
    if ($saving.get().kind === 'conflict') return Promise.resolve($saving.get());
    running ??= storeAll().then((state) => {
      running = undefined;
      $saving.set(state);
      if (state.kind === 'failed') timer = setTimeout(() => void save(), retryAfter);
      return state;
    });
    return running;
  }

  function schedule(proposal: Proposal): void {
    if ($saving.get().kind === 'conflict') return;
    clearTimeout(timer);
    if (!running && !copy.has(proposal)) $saving.set({ kind: 'unsaved' });
    timer = setTimeout(() => void save(), rest);
    void backup?.keep(proposal, copy.rev()).catch(() => false);
  }

  return { save, schedule, isRunning: () => running !== undefined, stop: () => clearTimeout(timer) };
}

/** Calls back when the page is put away, and when the connection is back. */
function whenPageRests(flush: () => void): () => void {
  const page = globalThis.document as Document | undefined;
  globalThis.addEventListener?.('pagehide', flush);
  globalThis.addEventListener?.('online', flush);
  page?.addEventListener('visibilitychange', flush);
  return () => {
    globalThis.removeEventListener?.('pagehide', flush);
    globalThis.removeEventListener?.('online', flush);
    page?.removeEventListener('visibilitychange', flush);
  };
}
