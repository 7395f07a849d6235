import { calendarFor } from '../../engine/languages/native.ts';
import type { Problem } from '../../engine/definition/problem.ts';
import type { Page } from '../../engine/definition/types.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import { back, check, forward, show } from '../../react/form/filling/navigation.ts';
import { listProblems, type ListedProblem } from '../../react/form/filling/problem-list.ts';
import { takePageAction } from '../page-actions.ts';
import { readPage } from '../read-page.ts';
import { cameUp, drawnQuestions } from './drawn-questions.ts';
import { patientPrefix, type PlainFilling } from './open-filling.ts';
import { actOf, byName } from './sent-fields.ts';
import type { PlainEvent } from '../../api/contract/pages/plain-page.ts';

/** What has become of a page that was sent. */
export interface Turn {
  /** Everything holds: the entry can be stored. */
  readonly isComplete?: boolean;
  /** What came up on the page because of the answers; it is drawn once more. */
  readonly cameUp?: { readonly questions: number; readonly notes: number; readonly first: string };
  /** Id of what takes the focus, such as a row that was added. */
  readonly focus?: string;
}

type Sent = Extract<PlainEvent, { readonly kind: 'sent' }>;

/** Takes the answers of a page into the form, and goes where its button leads, as the filler does. */
export function takeTurn(filling: PlainFilling, sent: Sent): Turn {
  const { core } = filling;
  const { page, reviewed } = core.$state.get();
  const act = actOf(sent.fields);
  const before = page === undefined ? [] : drawnQuestions(page.questions, filling.form);
  const unread = page === undefined || reviewed ? [] : readSent(filling, page, sent);
  const up = cameUp(before, page === undefined ? [] : drawnQuestions(page.questions, filling.form));
  switch (act.kind) {
    case 'back':
      back(core);
      return {};
    case 'change':
      show(core, act.page);
      return {};
    case 'stay':
      core.set({ problems: unread });
      return {};
    case 'edit':
      core.set({ problems: unread });
      return { ...(page && takePageAction({ fields: byName(sent.fields) }, page.questions, filling.form)) };
    case 'next':
      return goOn(filling, unread, reviewed ? { questions: [], notes: [] } : up);
    default:
      return act satisfies never;
  }
}

/** Nobody is led past a question that they have not seen. */
function goOn({ core }: PlainFilling, unread: readonly ListedProblem[], up: ReturnType<typeof cameUp>): Turn {
  const { page, step } = core.$state.get();
  const { questions, notes } = up;
  const [first] = [...questions, ...notes];
  if (first !== undefined) {
    check(core, page?.id);
    const news = new Set(questions.map(({ path }) => path));
    core.set({ problems: core.$state.get().problems.filter(({ scope, name }) => !news.has(scope.path + name)) });
    addUnread(core, unread);
    return { cameUp: { questions: questions.length, notes: notes.length, first: first.path } };
  }
  if (unread.length > 0) {
    check(core, page?.id);
    addUnread(core, unread);
    return {};
  }
  if (step !== 'send') forward(core);
  else if (check(core)) return { isComplete: true };
  return {};
}

/** A file that was not taken is no answer, and so no problem of the form. */
function addUnread(core: PlainFilling['core'], unread: readonly ListedProblem[]): void {
  const { problems } = core.$state.get();
  const known = new Set(problems.map(({ key }) => key));
  core.set({ problems: [...problems, ...unread.filter(({ key }) => !known.has(key))] });
}

/** Gives what could not be read. */
function readSent(filling: PlainFilling, page: Page, { fields: sent, faults = [] }: Sent): readonly ListedProblem[] {
  const { core, form, patientForm, language, request } = filling;
  const fields = byName(sent);
  const { language: written, drawnAt = request.now } = request.draft;
  const reading = { language: written, calendar: calendarFor(written), today: dayOf(new Date(drawnAt)) };
  const unread: ListedProblem[] = [];
  const read = (questions: Page['questions'], asked: LiveForm, prefix = '') =>
    unread.push(...listProblems(asked, readPage(fields, questions, asked, { ...reading, prefix }), language));
  if (patientForm && page === core.$state.get().pages[0]) {
    read(patientForm.definition.pages[0]?.questions ?? [], patientForm, patientPrefix);
    form.setPatient({ ...core.input.source.patient, ...patientForm.answers() });
  }
  read(page.questions, form);
  return [...unread, ...listProblems(form, faults.map(toProblem(language)), language)];
}

const toProblem =
  ({ t }: PlainFilling['language']) =>
  ({ path, rule }: { readonly path: string; readonly rule: string }): Problem => ({
    name: path,
    rule,
    message: t(`hosted:file.${rule}`),
  });

/** The day of a moment where the form is, `YYYY-MM-DD`. */
function dayOf(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}
