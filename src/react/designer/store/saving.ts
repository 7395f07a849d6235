import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { Choices } from '../merge/merge-forms.ts';
import type { FormHistory } from './form-act.ts';
import { lateCombining, type LateCombining } from './late-combining.ts';
import { nothing, remoteDraft, type RemoteDraft } from './remote-draft.ts';
import { noReply, type Combined, type Newer, type Remote, type SavingState } from './remote.ts';

export interface Saving {
  readonly $saving: ReadableAtom<SavingState>;
  readonly $rev: ReadableAtom<number>;
  save(): Promise<SavingState>;
  readonly $combined: ReadableAtom<Combined | null>;
  /** The form as the server had it when it was last saved or loaded. */
  known(): FormDefinition | undefined;
  restore(kept: Kept): Promise<SavingState>;
  resolve(choices: Choices): Promise<SavingState>;
  /** Takes what another call found that somebody saved; asks where it collides. */
  meet(newer: Newer): Promise<void>;
  /** Looks what others saved, and takes it where nothing collides. */
  pull(): Promise<void>;
  stop(): void;
}

/** Changes of an earlier visit: what they began with, and the saving that this was. */
export interface Kept {
  readonly definition: FormDefinition;
  readonly base?: FormDefinition;
  readonly rev: number;
}

interface SavingOptions {
  readonly history: FormHistory;
  readonly isUnsaved: boolean;
  /** What the server had when unsaved changes were begun. */
  readonly base?: FormDefinition;
  readonly remote: Remote | undefined;
  /** Milliseconds of rest after a change before it is saved. */
  readonly rest: number;
}

/** Saves the form by revision, after a rest and one saving at a time. */
export function createSaving({ history, isUnsaved, base, remote, rest }: SavingOptions): Saving {
  const $saving = atom<SavingState>({ kind: isUnsaved ? 'unsaved' : 'saved' });
  const draft = remoteDraft(isUnsaved ? base : history.$present.get(), remote);
  const combining = lateCombining(history, draft);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopListening = history.$present.listen((present) => {
    if ($saving.get().kind === 'conflict') return;
    $saving.set({ kind: draft.has(present) ? 'saved' : 'unsaved' });
    clearTimeout(timer);
    if (remote && !draft.has(present)) timer = setTimeout(() => void save(), rest);
  });

  const { store, isRunning } = oneAtATime(history, draft, combining, $saving);

  function save(): Promise<SavingState> {
    clearTimeout(timer);
    return $saving.get().kind === 'conflict' ? Promise.resolve($saving.get()) : store();
  }

  const isFree = (): boolean => !isRunning() && $saving.get().kind !== 'conflict';

  return {
    $saving,
    $rev: draft.$rev,
    $combined: combining.$combined,
    known: draft.known,
    save,
    restore(kept) {
      // The server refuses what is older than the form it has, and then both are merged.
      draft.take(kept.base ?? nothing, kept.rev);
      history.push(kept.definition);
      return save();
    },
    async resolve(choices) {
      const { settle } = await combining.load();
      const state = $saving.get();
      if (state.kind !== 'conflict') return state;
      $saving.set({ kind: 'unsaved' });
      settle(state, choices);
      return save();
    },
    async meet(newer) {
      const { take } = await combining.load();
      const conflict = isFree() && newer.rev > draft.$rev.get() ? take(newer) : undefined;
      if (conflict) $saving.set(conflict);
    },
    async pull() {
      const newer = remote && isFree() ? await newerThan(remote, draft.$rev) : undefined;
      if (!newer) return;
      const { take } = await combining.load();
      // What was saved while it was on its way is newer still.
      if (isFree() && newer.rev > draft.$rev.get()) take(newer);
    },
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** One saving at a time; a call during one waits for it, which takes the newest along. */
function oneAtATime(
  { $present }: FormHistory,
  draft: RemoteDraft,
  combining: LateCombining,
  $saving: WritableAtom<SavingState>,
) {
  let running: Promise<SavingState> | undefined;
  async function storeAll(): Promise<SavingState> {
    const sent = $present.get();
    if (draft.has(sent)) return { kind: 'saved' };
    $saving.set({ kind: 'saving' });
    const outcome = await draft.store(sent);
    if (outcome.kind === 'failed') return outcome;
    if (outcome.kind === 'stored') return storeAll();
    const loaded = await combining.load().catch(() => undefined);
    // Without the code that merges, saving is tried again as without a connection.
    if (!loaded) return { kind: 'failed', code: noReply, message: '' };
    return loaded.take(outcome.newer) ?? storeAll();
  }
  return {
    isRunning: () => running !== undefined,
    store: (): Promise<SavingState> =>
      (running ??= storeAll().then((state) => {
        running = undefined;
        $saving.set(state);
        return state;
      })),
  };
}

async function newerThan({ client, category }: Remote, $rev: ReadableAtom<number>): Promise<Newer | undefined> {
  const reply = await client.category.getdraft({ category });
  if (!reply.success || reply.data.rev <= $rev.get()) return undefined;
  const { definition, rev, savedBy, savedAt } = reply.data;
  return { theirs: definition, rev, by: savedBy, at: savedAt };
}
