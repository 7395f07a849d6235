import { atom, computed, type ReadableAtom } from 'nanostores';
import type { CallBody, CallData, Reply } from '../../api/contract/contract.ts';
import type { FormDefinition } from '../../engine/definition/types.ts';
import type { DefinitionProblem } from '../../engine/problem.ts';
import { createHistory, type History } from './history.ts';

/** The calls a designer makes; `createClient` gives them. */
export interface DesignerClient {
  readonly category: {
    getdraft(body: CallBody<'/category/getdraft'>): Promise<Reply<CallData<'/category/getdraft'>>>;
    storedraft(body: CallBody<'/category/storedraft'>): Promise<Reply<CallData<'/category/storedraft'>>>;
    publish(body: CallBody<'/category/publish'>): Promise<Reply<CallData<'/category/publish'>>>;
  };
}

/** How what is on the screen stands to what the server has. */
export type SavingState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** Somebody else saved first; `theirs` is what the server has now. */
  | { readonly kind: 'conflict'; readonly theirs: FormDefinition; readonly rev: number }
  /** The server refused or did not answer; what was made stays here and is tried again at the next change. */
  | { readonly kind: 'failed'; readonly code: number; readonly message: string };

export type PublishOutcome =
  | { readonly kind: 'published'; readonly version: number }
  | { readonly kind: 'problems'; readonly problems: readonly DefinitionProblem[] }
  | { readonly kind: 'failed'; readonly code: number; readonly message: string };

export interface DesignerStore {
  readonly history: History<FormDefinition>;
  readonly $saving: ReadableAtom<SavingState>;
  readonly $version: ReadableAtom<number | null>;
  /** Everything wrong with the form as it is now. */
  readonly $problems: ReadableAtom<readonly DefinitionProblem[]>;
  change(definition: FormDefinition, merge?: string): void;
  save(): Promise<SavingState>;
  publish(): Promise<PublishOutcome>;
  /** After a conflict: goes on with the server's form, or puts one's own over it. */
  resolve(keep: 'theirs' | 'mine'): Promise<SavingState>;
  stop(): void;
}

export interface DesignerStoreOptions {
  readonly definition: FormDefinition;
  readonly check: (definition: FormDefinition) => readonly DefinitionProblem[];
  /** Absent: the form lives in the page alone, and saving is the host's. */
  readonly remote?: { readonly client: DesignerClient; readonly category: string; readonly rev: number; readonly version: number | null };
  /** Milliseconds of rest after a change before it is saved. */
  readonly rest?: number;
}

/** The error code of `olderrev`. */
const olderRev = 4091;

/** The designer's logic: history, saving by revision, publishing. */
export function createDesignerStore({ definition, check, remote, rest = 1500 }: DesignerStoreOptions): DesignerStore {
  const history = createHistory(definition);
  const $saving = atom<SavingState>({ kind: 'saved' });
  const $version = atom(remote?.version ?? null);
  let rev = remote?.rev ?? 0;
  let stored = definition;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<SavingState> | undefined;

  const stopListening = history.$present.listen((present) => {
    if ($saving.get().kind === 'conflict') return;
    $saving.set({ kind: present === stored ? 'saved' : 'unsaved' });
    clearTimeout(timer);
    if (remote && present !== stored) timer = setTimeout(() => void save(), rest);
  });

  async function storeOnce(): Promise<SavingState> {
    const sent = history.$present.get();
    if (!remote || sent === stored) return { kind: 'saved' };
    $saving.set({ kind: 'saving' });
    const reply = await remote.client.category.storedraft({ category: remote.category, rev, definition: sent });
    if (reply.success) {
      rev = reply.data.rev;
      stored = sent;
      return history.$present.get() === sent ? { kind: 'saved' } : storeOnce();
    }
    const newer = reply.code === olderRev ? (reply.data as { rev: number; definition: FormDefinition }) : undefined;
    return newer ? { kind: 'conflict', theirs: newer.definition, rev: newer.rev } : { kind: 'failed', code: reply.code, message: reply.message };
  }

  /** One saving at a time; a call during one waits for it, which takes the newest along. */
  function save(): Promise<SavingState> {
    clearTimeout(timer);
    const { kind } = $saving.get();
    if (kind === 'conflict') return Promise.resolve($saving.get());
    running ??= storeOnce().then((state) => {
      running = undefined;
      $saving.set(state);
      return state;
    });
    return running;
  }

  async function publish(): Promise<PublishOutcome> {
    const saved = await save();
    if (saved.kind === 'failed') return saved;
    if (saved.kind !== 'saved' || !remote) return { kind: 'failed', code: olderRev, message: '' };
    const reply = await remote.client.category.publish({ category: remote.category, rev });
    if (reply.success) {
      $version.set(reply.data.version);
      return { kind: 'published', version: reply.data.version };
    }
    const problems = (reply.data as { problems?: readonly DefinitionProblem[] } | undefined)?.problems;
    return problems ? { kind: 'problems', problems } : { kind: 'failed', code: reply.code, message: reply.message };
  }

  function resolve(keep: 'theirs' | 'mine'): Promise<SavingState> {
    const state = $saving.get();
    if (state.kind !== 'conflict') return Promise.resolve(state);
    rev = state.rev;
    stored = state.theirs;
    $saving.set({ kind: 'unsaved' });
    // Taking theirs is one more step of the history, so that one's own can be had back by undo.
    if (keep === 'theirs') history.push(state.theirs);
    return save();
  }

  return {
    history, $saving, $version,
    $problems: computed(history.$present, (present) => check(present)),
    change: (next, merge) => history.push(next, merge),
    save, publish, resolve,
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}
