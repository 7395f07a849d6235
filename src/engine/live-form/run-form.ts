import type { Ending, Page, Severity } from '../definition/types.ts';
import { isRecord } from '../definition/walk-questions.ts';
import { toBoolean } from '../values/coerce.ts';
import type { Problem, Sentences } from '../definition/problem.ts';
import { answersIn, draftIn } from './collect-answers.ts';
import { evaluate, holds } from './compute-node.ts';
import { countAnswers, demandOf } from './count-answers.ts';
import { createScope } from './create-scope.ts';
import { explainQuestion } from './explain.ts';
import type { FormPlan, QuestionPlan } from '../plan/form-plan.ts';
import { FormState, type FormListener } from './form-state.ts';
import type { Instance } from './instance.ts';
import { LiveFormError } from './live-form-error.ts';
import { problemOf } from './question-state.ts';
import type { FormOptions, LiveForm, Patient } from './types.ts';
import { fillAnswers } from './write-answer.ts';

/** A form being filled in. Answers of unknown questions are left aside. */
export function runForm(plan: FormPlan, options: FormOptions, sentences: Sentences): LiveForm {
  const state = new FormState(plan, options, sentences);
  state.form = makeForm(state);
  fillAnswers(state.root, isRecord(options.answers) ? options.answers : undefined, options.complete === true);
  state.start();
  return state.form;
}

function makeForm(state: FormState): LiveForm {
  const { plan, root } = state;
  const current = <Result>(read: () => Result): Result => {
    state.propagate();
    return read();
  };
  let pages: readonly Page[] = [];
  const visiblePages = (): readonly Page[] =>
    current(() => {
      const now = plan.pages.filter(({ index }) => state.pageVisible[index]).map(({ page }) => page);
      if (now.length !== pages.length || now.some((page, index) => page !== pages[index])) pages = now;
      return pages;
    });

  return Object.assign(createScope(root), {
    definition: plan.definition,
    history: state.history,
    setPatient: (patient: Patient) => state.setPatient(patient),
    transact: (change: () => void) => state.transact(change),
    pages: visiblePages,
    nextPage: (from: string) => nextPage(state, visiblePages(), from),
    answers: () => current(() => answersIn(root)),
    draft: () => current(() => draftIn(root)),
    count: (pages?: readonly string[]) => current(() => countAnswers(state, pages)),
    demand: (pages?: readonly string[]) => demandOf(state, pages),
    validate: (page?: string) => current(() => validate(state, page)),
    sendfileConditions: () => current(() => heldConditions(state).filter((condition) => condition.kind === 'sendfile')),
    notifyConditions: () => current(() => notifications(state)),
    endings: () => current(() => heldEndings(state)),
    explain: (name: string) => explainQuestion(root, name),
    question: (name: string) => questionNamed(state, name),
    listen(listener: FormListener) {
      const called: FormListener = (changed) => listener(changed);
      state.listeners.add(called);
      return () => void state.listeners.delete(called);
    },
  });
}

function questionNamed({ plan }: FormState, name: string) {
  const found = plan.byName.get(name) ?? plan.byName.get(name.slice(name.lastIndexOf('.') + 1));
  if (!found) throw new LiveFormError('unknownquestion', name);
  return found.question;
}

function heldConditions(state: FormState) {
  const held = state.plan.asked.filter((compiled) => toBoolean(evaluate(compiled, state.root).value));
  return held.flatMap(({ condition }) => condition ?? []);
}

/** One whose condition had to be stopped notifies: what it was to warn of is not known to be absent. */
function notifications({ plan, root }: FormState) {
  return plan.asked.flatMap((compiled) =>
    compiled.condition?.kind === 'notify' && holds(evaluate(compiled, root)) ? [compiled.condition] : [],
  );
}

const urgency: Readonly<Record<Severity, number>> = { danger: 0, warning: 1, info: 2, neutral: 3 };

function heldEndings({
  plan: {
    asked,
    definition: { endings },
  },
  root,
}: FormState): readonly Ending[] {
  if (!Array.isArray(endings)) return [];
  const isHeld = (ending: Ending): boolean =>
    isRecord(ending) &&
    holds(
      evaluate(
        asked.find((compiled) => compiled.ending === ending),
        root,
      ),
    );
  const rank = ({ severity = 'neutral' }: Ending): number => urgency[severity];
  return (endings as readonly Ending[]).filter(isHeld).sort((one, other) => rank(one) - rank(other));
}

/** The first go-to-page condition that holds and leads to a visible page; else the next visible page. */
function nextPage(state: FormState, visible: readonly Page[], from: string): string | null {
  const all = state.plan.pages;
  const at = all.findIndex(({ page }) => page.id === from);
  if (at < 0) throw new LiveFormError('unknownpage', from);
  const shown = new Set(visible.map((page) => page.id));
  for (const condition of heldConditions(state)) {
    if (condition.kind === 'gotopage' && condition.from === from && shown.has(condition.to)) return condition.to;
  }
  return all.slice(at + 1).find(({ page }) => shown.has(page.id))?.page.id ?? null;
}

function validate(state: FormState, pageId: string | undefined): readonly Problem[] {
  const pages = state.plan.pages.filter(({ page }) => pageId === undefined || page.id === pageId);
  if (pageId !== undefined && pages.length === 0) throw new LiveFormError('unknownpage', pageId);
  const problems: Problem[] = [];
  for (const { questions } of pages) for (const plan of questions) collectProblems(state.root, plan, problems);
  return problems;
}

/** Containers go at most `limits.containerDepth` deep. */
function collectProblems(instance: Instance, plan: QuestionPlan, problems: Problem[]): void {
  if (!instance.visible[plan.slot]) return;
  const problem = problemOf(instance, plan);
  if (problem) problems.push(problem);
  if (plan.children.length === 0) return;
  const holders = plan.rows ? instance.rowsOf(plan).map((row) => row.instance) : [instance];
  for (const holder of holders) for (const child of plan.children) collectProblems(holder, child, problems);
}
