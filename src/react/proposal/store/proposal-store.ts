import { atom, computed, type ReadableAtom } from 'nanostores';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { ProposalTemplate } from '../../../proposal/template/types.ts';
import type { Finding, Proposal, ProposalValue } from '../../../proposal/types.ts';
import { createHistory } from '../../../store/history.ts';
import { createChecking, type CheckProposal } from './checking.ts';
import { createSaving } from './create-saving.ts';
import type { Keeper, KeptProposal, SavingState } from './saving.ts';
import { withReason, withValue } from './changes.ts';

/** One proposal being written: form, chat and findings share it. */
export interface ProposalStore {
  readonly $proposal: ReadableAtom<Proposal>;
  readonly $template: ReadableAtom<ProposalTemplate>;
  /** They follow the changes after a short rest. */
  readonly $findings: ReadableAtom<readonly Finding[]>;
  readonly $saving: ReadableAtom<SavingState>;
  readonly $canUndo: ReadableAtom<boolean>;
  readonly $canRedo: ReadableAtom<boolean>;
  /**
   * Answers a question; blank takes the answer away. Letters typed one after another are one step of undo, as long as
   * they go into the same `place` of the answer and nobody pauses; `null` makes a step of its own.
   */
  set(question: string, value: ProposalValue | undefined, place?: string | null): void;
  /** Why a question does not apply; undefined where it does. */
  setReason(question: string, reason: string | undefined): void;
  /** Any other change. Those that carry the same `merge` one after another are one step of undo. */
  change(proposal: Proposal, merge?: string): void;
  /** Goes on in another template; answers to questions that it does not have are kept. */
  choose(template: ProposalTemplate): void;
  undo(): void;
  redo(): void;
  /** Checks at once. */
  check(): Promise<readonly Finding[]>;
  /** The language of the findings. */
  speak(language: CoreLanguage): void;
  save(): Promise<SavingState>;
  /** After a conflict: goes on with one of the two. Undo leads to the other. */
  resolve(keep: 'theirs' | 'mine'): Promise<SavingState>;
  stop(): void;
}

export interface ProposalStoreOptions {
  readonly proposal: Proposal;
  readonly template: ProposalTemplate;
  readonly language: CoreLanguage;
  readonly check: CheckProposal;
  /** Absent, nothing is kept. */
  readonly keeper?: Keeper;
  /** What the keeper has: 0 where it has nothing yet. */
  readonly rev?: number;
  /** The proposal has changes that the keeper does not have. */
  readonly isUnsaved?: boolean;
  /** What the keeper has, where it was changed after this one was begun. */
  readonly theirs?: KeptProposal;
  /** Keeps on the device what the server does not have yet. */
  readonly backup?: Backup;
}

/** Where changes wait that the server does not have. */
export interface Backup {
  /** False where the device refused. */
  keep(proposal: Proposal, rev: number): Promise<boolean>;
  clear(): Promise<void>;
}

export function createProposalStore(options: ProposalStoreOptions): ProposalStore {
  const history = createHistory(options.proposal);
  const { $present } = history;
  const $known = atom<Readonly<Record<string, ProposalTemplate>>>({ [options.template.id]: options.template });
  // Undo leads back to an earlier template too.
  const $template = computed([$present, $known], (proposal, known) => known[proposal.template] ?? options.template);
  const checking = createChecking({ ...options, $proposal: $present, $template });
  const saving = createSaving({ ...options, history });
  const pauses = countPauses();
  const change = (proposal: Proposal, merge?: string): void => history.push(proposal, merge && `${pauses()} ${merge}`);
  return {
    $proposal: $present,
    $template,
    $findings: checking.$findings,
    $saving: saving.$saving,
    $canUndo: history.$canUndo,
    $canRedo: history.$canRedo,
    set: (question, value, place = '') =>
      change(withValue($present.get(), question, value), place === null ? undefined : `value of ${question} ${place}`),
    setReason: (question, reason) => change(withReason($present.get(), question, reason), `reason of ${question}`),
    change,
    choose(template) {
      $known.set({ ...$known.get(), [template.id]: template });
      change({ ...$present.get(), template: template.id });
    },
    undo: history.undo,
    redo: history.redo,
    check: checking.check,
    speak: checking.speak,
    save: saving.save,
    resolve: saving.resolve,
    stop() {
      saving.stop();
      checking.stop();
    },
  };
}

/** Milliseconds without a change after which the next one is a step of its own. */
const pause = 2000;

/** How often nobody changed anything for a while. */
function countPauses(): () => number {
  let count = 0;
  let last = Date.now();
  return () => {
    const now = Date.now();
    if (now - last > pause) count += 1;
    last = now;
    return count;
  };
}
