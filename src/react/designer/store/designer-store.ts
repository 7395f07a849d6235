import { atom, type ReadableAtom } from 'nanostores';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';
import { createHistory } from '../../../store/history.ts';
import type { Choices } from '../merge/merge-forms.ts';
import type { FormAct, FormHistory } from './form-act.ts';
import { createPublishing, type Published, type PublishOutcome } from './publishing.ts';
import type { Combined, Remote, SavingState } from './remote.ts';
import { createSaving, type Kept } from './saving.ts';

export interface DesignerStore {
  readonly history: FormHistory;
  readonly $saving: ReadableAtom<SavingState>;
  readonly $version: ReadableAtom<number | null>;
  readonly $published: ReadableAtom<Published>;
  /** The server's count of savings. */
  readonly $rev: ReadableAtom<number>;
  /** Everything wrong with the form; it follows the changes after a short rest. */
  readonly $problems: ReadableAtom<readonly DefinitionProblem[]>;
  /** Looks for problems at once. */
  check(): readonly DefinitionProblem[];
  change(definition: FormDefinition, merge?: string, act?: FormAct): void;
  save(): Promise<SavingState>;
  publish(note?: string): Promise<PublishOutcome>;
  /** The last time that somebody else's changes came in. */
  readonly $combined: ReadableAtom<Combined | null>;
  /** The form as the server is known to have it. */
  known(): FormDefinition | undefined;
  /** Goes on with changes that were kept on the device, and saves them; what others saved since stays. */
  restore(kept: Kept): Promise<SavingState>;
  /** After a conflict: whose holds, by the collision's key. Undo leads to the other choice. */
  resolve(choices: Choices): Promise<SavingState>;
  /** Takes what others saved meanwhile, where nothing collides. */
  pull(): Promise<void>;
  stop(): void;
}

export interface DesignerStoreOptions {
  readonly definition: FormDefinition;
  readonly check: (definition: FormDefinition) => readonly DefinitionProblem[];
  /** Brings what the check may still be waiting for, before a form is published. */
  readonly prepare?: (definition: FormDefinition) => Promise<void>;
  /** The server does not have it yet. */
  readonly isUnsaved?: boolean;
  /** What the server had when unsaved changes were begun. */
  readonly base?: FormDefinition;
  /** Absent: the form lives in the page alone, and saving is the host's. */
  readonly remote?: Remote;
  /** Milliseconds of rest after a change before it is saved. */
  readonly rest?: number;
  /** Milliseconds of rest after a change before it is checked. */
  readonly checkRest?: number;
}

/** The designer's logic: history, checking, saving by revision, publishing. */
export function createDesignerStore({
  definition,
  check,
  remote,
  isUnsaved = false,
  base,
  rest = 1500,
  checkRest = 250,
  prepare,
}: DesignerStoreOptions): DesignerStore {
  const history = createHistory<FormDefinition, FormAct>(definition);
  const checking = createChecking(history.$present, check, checkRest);
  const saving = createSaving({ history, isUnsaved, base, remote, rest });
  const publishing = createPublishing({ $present: history.$present, saving, remote, prepare, check: checking.check });
  const { $saving, $rev, $combined, known, save, restore, resolve, pull } = saving;
  return {
    history,
    ...publishing,
    $saving,
    $rev,
    $combined,
    known,
    $problems: checking.$problems,
    change: history.push,
    check: checking.check,
    save,
    restore,
    resolve,
    pull,
    stop() {
      saving.stop();
      checking.stop();
    },
  };
}

/** Looks for problems after a rest, or at once when asked. */
function createChecking($present: ReadableAtom<FormDefinition>, find: DesignerStoreOptions['check'], rest: number) {
  const $problems = atom(find($present.get()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): readonly DefinitionProblem[] => {
    clearTimeout(timer);
    $problems.set(find($present.get()));
    return $problems.get();
  };
  const stopListening = $present.listen(() => {
    clearTimeout(timer);
    timer = setTimeout(check, rest);
  });
  return {
    $problems,
    check,
    stop() {
      clearTimeout(timer);
      stopListening();
    },
  };
}
