import { uuid } from '../../../api/client/uuid.ts';
import type { Page } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { failureText } from '../failure/failure-text.ts';
import { wayThrough } from './pages-to-fill.ts';
import { listProblems } from './problem-list.ts';
import { saveEntry, toEntry, type Refusal } from './save-entry.ts';
import type { Core, FillingState, Outcome } from './state.ts';

/** Submits the answers of the run that is open now. While it is at it, another call waits for the same submission. */
export function createSubmission(core: Core, onDone: () => void): () => Promise<boolean> {
  const { $state } = core;
  const { run, touched, startedAt } = $state.get();
  const isOpen = () => $state.get().run === run;
  let tried: { readonly id: string; readonly answers: string } | undefined;
  let running: Promise<boolean> | undefined;
  const set = (change: Partial<FillingState>) => {
    if (isOpen()) core.set(change);
  };
  /** Sent again unchanged, it is the same entry: the server may have stored it although its reply was lost. */
  const entryId = (answers: string): string => {
    if (tried?.answers !== answers) tried = { id: uuid(), answers };
    return tried.id;
  };
  const finish = (outcome: Outcome): boolean => {
    if (isOpen()) onDone();
    set({ outcome });
    return true;
  };
  const refuse = (form: LiveForm, { code, message, problems }: Refusal): boolean => {
    const { language, onError } = core.input;
    const listed = listProblems(form, problems, language);
    for (const problem of listed) touched.refuse(problem.key, problem.message);
    const refusal = code === 'internal' && message ? message : failureText({ code }, language);
    set({ refusal, ...(listed.length && { problems: listed }) });
    onError?.({ code, message: refusal });
    if (code === 'idtaken') tried = undefined;
    return false;
  };
  const submit = async (form: LiveForm): Promise<boolean> => {
    const { input } = core;
    const { source, saving, file, files } = input;
    const answers = form.answers();
    const patient = $state.get().patientForm?.answers();
    const json = JSON.stringify([answers, patient]);
    const id = entryId(json);
    if (input.mode === 'preview') return finish({ id, kind: 'preview' });
    const detail = { id, answers, version: source.version };
    const held = new Map([...(files?.held ?? [])].filter(([name]) => json.includes(name)));
    if (input.onSubmit?.({ ...detail, files: held }) === false) return false;
    if (!saving || !source.category) return finish({ id, kind: 'handed' });
    const entry = toEntry({ id, source, form, patient, file, startedAt, ...coverage(form, input.page, $state.get()) });
    const saved = await saveEntry(saving, entry, form);
    if (saved.state === 'refused') return refuse(form, saved);
    core.input.onSave?.({ ...detail, outcome: saved.state, computed: saved.computed });
    const { state: kind, endings, differs } = saved;
    return finish({ id, kind, endings, differs });
  };
  return async () => {
    const { form } = $state.get();
    if (!form) return false;
    set({ refusal: undefined, isSaving: true });
    return (running ??= submit(form).finally(() => {
      running = undefined;
      set({ isSaving: false });
    }));
  };
}

/** What an entry covers: the page that was asked for, or that this visit is for; and what nobody has filled. */
export function coverage(
  form: LiveForm,
  only: string | undefined,
  { visible, wanted }: FillingState,
): { readonly page?: string; readonly unfilled: readonly Page[] } {
  if (only) return { page: only, unfilled: [] };
  if (form.history.length > 0)
    return { page: wanted.length === 1 && visible.length > 1 ? wanted[0]?.id : undefined, unfilled: [] };
  const way = wayThrough(form, wanted);
  return { unfilled: visible.filter((page) => !wanted.includes(page) && !way.has(page.id)) };
}
