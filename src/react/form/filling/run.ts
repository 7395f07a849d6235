import type { Answers } from '../../../engine/definition/types.ts';
import type { FormEngine } from '../../ui/engine/form-engine.ts';
import type { Draft } from '../saving/saving.ts';
import type { Drafts } from './drafts.ts';
import { openForms, patientOf, type Forms } from './forms.ts';
import { followingPage } from './place.ts';
import type { Core } from './state.ts';
import { createSubmission } from './submission.ts';
import type { FillingInput } from './types.ts';

/** The live forms of a filling, one run after the other. */
export interface Run {
  /** Opens the form again, with the answers of a draft or those that the host gave. */
  begin(draft?: Draft): void;
  /** The form from its first page, with the answers it was opened with. */
  restart(): void;
  /** The same, and the draft is deleted. */
  reset(): void;
  /** From the outcome back to the form as it was filled. */
  reopen(): void;
  /** Follows what surrounds the form: the language, the patient, the page that is asked for. */
  update(input: FillingInput): void;
  submit(): Promise<boolean>;
  /** Keeps the draft and looks for an earlier one. Gives the function that stops it. */
  start(): () => void;
}

export function createRun(engine: FormEngine, core: Core, drafts: Drafts): Run {
  const { $state, set } = core;
  let submit: Run['submit'];
  const open = (answers?: Answers, patientAnswers?: Answers): Forms => {
    const forms = openForms(engine, core.input, answers, patientAnswers);
    follow(core, forms, drafts);
    return forms;
  };
  const enter: Core['enter'] = (beginning) => {
    core.enter(beginning);
    submit = createSubmission(core, drafts.clear);
  };
  const begin = (draft?: Draft) => {
    const { answers, now } = core.input;
    const startedAt = (now?.() ?? new Date()).toISOString();
    enter({ ...open(draft?.answers ?? answers, draft?.patient), startAt: draft?.page, startedAt });
  };
  const restart = () => {
    const { files, resumed, reload } = core.input;
    files?.held.clear();
    if (resumed) reload();
    begin();
  };
  return {
    begin,
    restart,
    reset() {
      drafts.clear();
      restart();
    },
    reopen() {
      drafts.takeBack();
      const { form, patientForm, startAt, startedAt, isKept } = $state.get();
      enter({ form, patientForm, startAt, startedAt, isKept });
    },
    update(input) {
      const before = core.input;
      core.input = input;
      const { form, patientForm } = $state.get();
      if (form && input.language.language !== before.language.language) set(open(form.draft(), patientForm?.draft()));
      else if (patientOf(input) !== patientOf(before)) setPatient(core);
      if (input.page === before.page && input.mode === before.mode) return;
      set({});
      void drafts.look();
    },
    submit: () => submit(),
    start() {
      const { answers, clock, now } = core.input;
      if (clock?.release(now) && $state.get().form) set(open(answers));
      void drafts.look();
      return drafts.watch();
    },
  };
}

function setPatient({ $state, input }: Core): void {
  const { form, patientForm } = $state.get();
  form?.setPatient({ ...patientOf(input), ...patientForm?.answers() });
}

/** Passes on what an answer changes beyond its question, as long as the form is open: the pages, the patient, the draft. */
function follow(core: Core, { form, patientForm }: Forms, { note }: Drafts): void {
  form?.listen((changed) => {
    const state = core.$state.get();
    if (form !== state.form) return;
    const { visible, following, page, wanted } = state;
    if (form.pages() !== visible || followingPage(form, core.input.page, page, wanted) !== following) core.set({});
    note(form, changed, 'answers');
    core.input.onChange?.({ answers: form.answers(), changed: [...changed] });
  });
  patientForm?.listen((changed) => {
    note(patientForm, changed, 'patient');
    setPatient(core);
  });
}
