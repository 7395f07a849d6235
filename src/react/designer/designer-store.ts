import { atom, type ReadableAtom } from 'nanostores';
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

/** Who saved a form. */
export interface Author {
  readonly id: string;
  readonly name: string;
}

/** How what is on the screen stands to what the server has. */
export type SavingState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' }
  /** Somebody else saved first; `theirs` is what the server has now, `by` whose it is, `at` since when (ISO 8601 UTC). */
  | {
      readonly kind: 'conflict';
      readonly theirs: FormDefinition;
      readonly rev: number;
      readonly by?: Author;
      readonly at?: string;
    }
  /** The server refused or did not answer; what was made stays here and is tried again at the next change. */
  | { readonly kind: 'failed'; readonly code: number; readonly message: string };

export type PublishOutcome =
  /** `version` is absent where there is no server. */
  | { readonly kind: 'published'; readonly version?: number }
  | { readonly kind: 'problems'; readonly problems: readonly DefinitionProblem[] }
  | { readonly kind: 'failed'; readonly code: number; readonly message: string };

export interface DesignerStore {
  readonly history: History<FormDefinition>;
  readonly $saving: ReadableAtom<SavingState>;
  readonly $version: ReadableAtom<number | null>;
  /** What was published last, from here. */
  readonly $published: ReadableAtom<{ readonly definition: FormDefinition; readonly version?: number } | null>;
  /** The server's count of savings. */
  readonly $rev: ReadableAtom<number>;
  /** Everything wrong with the form; it follows the changes after a short rest. */
  readonly $problems: ReadableAtom<readonly DefinitionProblem[]>;
  /** Looks for problems at once. */
  check(): readonly DefinitionProblem[];
  change(definition: FormDefinition, merge?: string): void;
  save(): Promise<SavingState>;
  publish(): Promise<PublishOutcome>;
  /** Goes on with changes that were kept on the device: they began with that saving, and are saved as such. */
  restore(definition: FormDefinition, rev: number): void;
  /** After a conflict: goes on with the server's form, or puts one's own over it. Undo leads to the other one. */
  resolve(keep: 'theirs' | 'mine'): Promise<SavingState>;
  stop(): void;
}

export interface DesignerStoreOptions {
  readonly definition: FormDefinition;
  readonly check: (definition: FormDefinition) => readonly DefinitionProblem[];
  /** Brings what the check may still be waiting for, before a form is published. */
  readonly prepare?: (definition: FormDefinition) => Promise<void>;
  /** The server does not have it yet. */
  readonly isUnsaved?: boolean;
  /** Absent: the form lives in the page alone, and saving is the host's. */
  readonly remote?: {
    readonly client: DesignerClient;
    readonly category: string;
    readonly rev: number;
    readonly version: number | null;
  };
  /** Milliseconds of rest after a change before it is saved. */
  readonly rest?: number;
  /** Milliseconds of rest after a change before it is checked. */
  readonly checkRest?: number;
}

/** The error code of `olderrev`. */
const olderRev = 4091;

/** The client's own codes, from here on: no reply came, or none of our server. */
export const noReply = 5000;

/** The designer's logic: history, saving by revision, publishing. */
export function createDesignerStore({
  definition,
  check,
  remote,
  isUnsaved = false,
  rest = 1500,
  checkRest = 250,
  prepare,
}: DesignerStoreOptions): DesignerStore {
  const history = createHistory(definition);
  const $saving = atom<SavingState>({ kind: isUnsaved ? 'unsaved' : 'saved' });
  const $version = atom(remote?.version ?? null);
  const $published = atom<{ readonly definition: FormDefinition; readonly version?: number } | null>(null);
  const $rev = atom(remote?.rev ?? 0);
  const $problems = atom(check(definition));
  let stored = isUnsaved ? undefined : definition;
  /** Sent, but no reply came: the server may have it or not. */
  let unanswered: FormDefinition | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checking: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<SavingState> | undefined;

  function checkNow(): readonly DefinitionProblem[] {
    clearTimeout(checking);
    $problems.set(check(history.$present.get()));
    return $problems.get();
  }

  const stopListening = history.$present.listen((present) => {
    clearTimeout(checking);
    checking = setTimeout(checkNow, checkRest);
    if ($saving.get().kind === 'conflict') return;
    $saving.set({ kind: present === stored ? 'saved' : 'unsaved' });
    clearTimeout(timer);
    if (remote && present !== stored) timer = setTimeout(() => void save(), rest);
  });

  async function storeOnce(): Promise<SavingState> {
    const sent = history.$present.get();
    if (sent === stored) return { kind: 'saved' };
    $saving.set({ kind: 'saving' });
    if (!remote) {
      stored = sent;
      return { kind: 'saved' };
    }
    const reply = await remote.client.category.storedraft({
      category: remote.category,
      rev: $rev.get(),
      definition: sent,
    });
    if (reply.success) {
      $rev.set(reply.data.rev);
      stored = sent;
      unanswered = undefined;
      return history.$present.get() === sent ? { kind: 'saved' } : storeOnce();
    }
    const conflict = conflictOf(reply);
    if (!conflict) {
      if (reply.code >= noReply) unanswered = sent;
      return { kind: 'failed', code: reply.code, message: reply.message };
    }
    if (!unanswered || JSON.stringify(conflict.theirs) !== JSON.stringify(unanswered)) return conflict;
    // One's own saving, whose reply was lost.
    $rev.set(conflict.rev);
    stored = unanswered;
    unanswered = undefined;
    return storeOnce();
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
    await prepare?.(history.$present.get()).catch(() => undefined);
    const found = checkNow();
    if (found.length) return { kind: 'problems', problems: found };
    const saved = await save();
    if (saved.kind === 'failed') return saved;
    if (saved.kind !== 'saved') return { kind: 'failed', code: olderRev, message: '' };
    const published = history.$present.get();
    if (!remote) {
      $published.set({ definition: published });
      return { kind: 'published' };
    }
    const reply = await remote.client.category.publish({ category: remote.category, rev: $rev.get() });
    if (reply.success) {
      $version.set(reply.data.version);
      $published.set({ definition: published, version: reply.data.version });
      return { kind: 'published', version: reply.data.version };
    }
    const conflict = conflictOf(reply);
    if (conflict) $saving.set(conflict);
    const problems = (reply.data as { problems?: readonly DefinitionProblem[] } | undefined)?.problems;
    return problems ? { kind: 'problems', problems } : { kind: 'failed', code: reply.code, message: reply.message };
  }

  function resolve(keep: 'theirs' | 'mine'): Promise<SavingState> {
    const state = $saving.get();
    if (state.kind !== 'conflict') return Promise.resolve(state);
    $rev.set(state.rev);
    stored = state.theirs;
    $saving.set({ kind: 'unsaved' });
    const mine = history.$present.get();
    // Both are steps of the history, so that undo leads to the one that was not kept.
    history.push(state.theirs);
    if (keep === 'mine') history.push(mine);
    return save();
  }

  function restore(kept: FormDefinition, rev: number): void {
    $rev.set(rev);
    history.push(kept);
  }

  return {
    history,
    $saving,
    $version,
    $published,
    $rev,
    $problems,
    change: (next, merge) => history.push(next, merge),
    check: checkNow,
    save,
    publish,
    restore,
    resolve,
    stop() {
      clearTimeout(timer);
      clearTimeout(checking);
      stopListening();
    },
  };
}

/** Somebody saved in between, and what they saved. */
function conflictOf({
  code,
  data,
}: {
  readonly code: number;
  readonly data?: unknown;
}): Extract<SavingState, { kind: 'conflict' }> | undefined {
  const newer = data as
    | {
        readonly rev?: number;
        readonly definition?: FormDefinition;
        readonly savedBy?: Author;
        readonly savedAt?: string;
      }
    | undefined;
  if (code !== olderRev || newer?.rev === undefined || !newer.definition) return undefined;
  return { kind: 'conflict', theirs: newer.definition, rev: newer.rev, by: newer.savedBy, at: newer.savedAt };
}
