import type { ReadableAtom } from 'nanostores';
import type { Page } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import type { FormEngine } from '../../ui/engine/form-engine.ts';
import type { Draft } from '../saving/saving.ts';
import { createDrafts, draftOf, type Drafts } from './drafts.ts';
import { back, check, forward, goTo, show, validate } from './navigation.ts';
import type { ListedProblem } from './problem-list.ts';
import { createRun, type Run } from './run.ts';
import { createCore, type FillingState } from './state.ts';
import type { FillingInput, FormController } from './types.ts';

/** The logic of one form from opening to outcome: pages, problems, draft, submission. */
export interface Filling
  extends
    Pick<Drafts, 'resume' | 'discard'>,
    Pick<Run, 'restart' | 'reset' | 'reopen' | 'update' | 'start'>,
    Pick<FormController, 'save' | 'validate' | 'print'> {
  readonly $state: ReadableAtom<FillingState>;
  /** All that was typed, as it is kept. */
  draft(): Draft;
  /** Goes on: to the following page, to the review, or to the end. */
  next(): void;
  back(): void;
  /** To a page, to change something in it. */
  change(page: Page): void;
  /** To the question of a problem. */
  goTo(problem: ListedProblem): void;
  /** Hands the form that is open, and drawn, to the host. Gives the function that takes it back. */
  ready(drawn: LiveForm): () => void;
}

export function createFilling(engine: FormEngine, input: FillingInput): Filling {
  const core = createCore(input);
  const { $state } = core;
  const drafts = createDrafts(core, (draft) => run.begin(draft));
  const run = createRun(engine, core, drafts);
  const save = async (): Promise<boolean> => {
    const { mode, disabled, page } = core.input;
    const isOpen = mode !== 'view' && !disabled && !$state.get().outcome;
    return isOpen && check(core, page) && run.submit();
  };
  run.begin(input.resumed);
  const filling: Filling = {
    ...drafts,
    ...run,
    $state,
    save,
    draft: () => draftOf(core),
    validate: () => validate(core),
    next: () => ($state.get().step === 'send' ? void save() : forward(core)),
    back: () => back(core),
    change: ({ id }) => show(core, id),
    goTo: (problem) => goTo(core, problem),
    print() {
      const { form } = $state.get();
      if (form) core.input.print(form);
    },
    ready(drawn) {
      const { form } = $state.get();
      const page = () => (isOpen && !$state.get().outcome ? $state.get().page?.id : undefined);
      const { reset, print } = filling;
      let isOpen = true;
      if (form && form === drawn)
        core.input.onReady?.({
          form,
          page,
          save: async () => isOpen && save(),
          validate: () => (isOpen ? validate(core) : []),
          reset,
          print,
        });
      return () => {
        isOpen = false;
        core.input.onGone?.();
      };
    },
  };
  return filling;
}
