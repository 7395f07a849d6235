import type { FormDefinition, Page } from '../definition/types.ts';
import { isRecord } from '../definition/walk-questions.ts';
import type { FieldModels } from '../field-model.ts';
import type { Problem, Sentences } from '../problem.ts';
import { answersIn, draftIn } from './collect-answers.ts';
import { compileForm } from './compile-form.ts';
import { evaluate, holds } from './compute-node.ts';
import { createScope } from './create-scope.ts';
import { explainQuestion } from './explain.ts';
import type { QuestionPlan } from './form-plan.ts';
import { FormState } from './form-state.ts';
import type { Instance } from './instance.ts';
import { LiveFormError } from './live-form-error.ts';
import { problemOf } from './question-state.ts';
import type { FormOptions, LiveForm } from './types.ts';
import { fillAnswers } from './write-answer.ts';

/** What the engine is given from outside: the field types, and the words of problems. */
export interface LiveFormParts { readonly models: FieldModels; readonly sentences: Sentences }

/**
 * A form being filled in.
 *
 * Throws `InvalidDefinitionError` when the definition cannot run. Answers of unknown questions are left aside.
 */
export function createLiveForm(definition: FormDefinition, options: FormOptions, { models, sentences }: LiveFormParts): LiveForm {
  const state: FormState = new FormState(compileForm(definition, models), options, sentences, () => form);
  const form = makeForm(state);
  fillAnswers(state, state.root, isRecord(options.answers) ? options.answers : undefined, options.complete === true);
  state.start();
  return form;
}

function makeForm(state: FormState): LiveForm {
  const { plan, root } = state;
  let pages: readonly Page[] = [];
  const visiblePages = (): readonly Page[] => {
    state.propagate();
    const now = plan.pages.filter(({ index }) => state.pageVisible[index]).map(({ page }) => page);
    if (now.length !== pages.length || now.some((page, index) => page !== pages[index])) pages = now;
    return pages;
  };

  return Object.defineProperties(createScope(state, root, () => state.form()), Object.getOwnPropertyDescriptors({
    definition: plan.definition,
    history: state.history,
    patient: state.patient,
    transact: (change: () => void) => state.transact(change),
    pages: visiblePages,
    nextPage: (from: string) => nextPage(state, visiblePages(), from),
    answers: () => {
      state.propagate();
      return answersIn(root);
    },
    draft: () => draftIn(root),
    validate: (page?: string) => validate(state, page),
    sendfileConditions: () => {
      state.propagate();
      return heldConditions(state).filter((condition) => condition.kind === 'sendfile');
    },
    explain: (name: string) => explainQuestion(state, name),
    question: (name: string) => questionNamed(state, name),
    listen: (listener: (changed: ReadonlySet<string>) => void) => {
      const called = (changed: ReadonlySet<string>) => listener(changed);
      state.listeners.add(called);
      return () => void state.listeners.delete(called);
    },
  })) as LiveForm;
}

function questionNamed({ plan }: FormState, name: string) {
  const found = plan.byName.get(name) ?? plan.byName.get(name.slice(name.lastIndexOf('.') + 1));
  if (!found) throw new LiveFormError('unknownquestion', name);
  return found.question;
}

function heldConditions(state: FormState) {
  const held = state.plan.asked.filter((compiled) => {
    const result = evaluate(state, compiled, state.root);
    return !result.stop && holds(result);
  });
  return held.flatMap(({ condition }) => condition ?? []);
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
  state.propagate();
  const pages = state.plan.pages.filter(({ page }) => pageId === undefined || page.id === pageId);
  if (pageId !== undefined && pages.length === 0) throw new LiveFormError('unknownpage', pageId);
  const problems: Problem[] = [];
  for (const { questions } of pages) for (const plan of questions) collectProblems(state, state.root, plan, problems);
  return problems;
}

/** Containers go at most `limits.containerDepth` deep. */
function collectProblems(state: FormState, instance: Instance, plan: QuestionPlan, problems: Problem[]): void {
  if (!instance.visible[plan.slot]) return;
  const problem = problemOf(state, instance, plan);
  if (problem) problems.push(problem);
  const holders = plan.rows ? instance.rowsOf(plan).map((row) => row.instance) : [instance];
  for (const holder of holders) for (const child of plan.children) collectProblems(state, holder, child, problems);
}
