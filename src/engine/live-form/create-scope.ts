import { limits } from '../definition/limits.ts';
import type { QuestionPlan } from '../plan/form-plan.ts';
import type { Instance, LiveRow } from './instance.ts';
import { LiveFormError } from './live-form-error.ts';
import { stateOf, valueOf } from './question-state.ts';
import type { FormScope, LiveForm, Patient, QuestionState } from './types.ts';
import { makeRow, markAround, putRows, writeAnswer } from './write-answer.ts';

interface Found {
  readonly instance: Instance;
  readonly plan: QuestionPlan;
}

/** The form's questions as seen from one row. */
export function createScope(instance: Instance): FormScope & Pick<LiveForm, 'patient'> {
  return Object.assign(new Place(instance), scopeCalls(instance));
}

/** What is looked up each time; getters made for each form and row would cost more than their calls. */
class Place {
  readonly #instance: Instance;

  constructor(instance: Instance) {
    this.#instance = instance;
  }

  get path(): string {
    return this.#instance.path;
  }

  get form(): LiveForm {
    return this.#instance.state.form;
  }

  get patient(): Patient {
    return this.#instance.state.patient;
  }
}

type ScopeCalls = Omit<FormScope, 'path' | 'form'>;

/** What can be done from outside all rows, or from one row. */
function scopeCalls(instance: Instance): ScopeCalls {
  const { state } = instance;
  const find = (name: string) => findQuestion(instance, name);

  return {
    get(name) {
      const { instance: holder, plan } = find(name);
      state.propagate();
      return valueOf(holder, plan);
    },
    set(name, value) {
      const { instance: holder, plan } = find(name);
      if (plan.model.kind !== 'input' && !plan.rows) throw new LiveFormError('notanswerable', name);
      state.transact(() => writeAnswer(holder, plan, value));
    },
    state(name) {
      const { instance: holder, plan } = find(name);
      return currentState(holder, plan);
    },
    subscribe(name, listener) {
      const { instance: holder, plan } = find(name);
      currentState(holder, plan);
      return listenTo(holder, plan.slot, listener);
    },
    bounds(name) {
      const { instance: holder, plan } = find(name);
      state.propagate();
      const { min = plan.question.min, max = plan.question.max } = holder.bounds.get(plan.slot) ?? {};
      return { min, max };
    },
    rows(container) {
      const { instance: holder, plan } = findRepeating(find, container);
      return holder.rowsOf(plan);
    },
    addRow(container, at) {
      const { instance: holder, plan } = findRepeating(find, container);
      const rows = holder.rowsOf(plan);
      const row = rows.length < limits.rows ? makeRow(holder, plan) : undefined;
      if (!row) throw new LiveFormError('toomanyrows', container);
      replaceRows(holder, plan, rows.toSpliced(at ?? rows.length, 0, row));
      return row;
    },
    removeRow(container, key) {
      const { instance: holder, plan } = findRepeating(find, container);
      const rows = holder.rowsOf(plan);
      replaceRows(holder, plan, rows.toSpliced(indexOfRow(rows, key), 1));
    },
    moveRow(container, key, to) {
      const { instance: holder, plan } = findRepeating(find, container);
      const rows = holder.rowsOf(plan);
      const from = indexOfRow(rows, key);
      replaceRows(holder, plan, rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)));
    },
  };
}

function currentState(instance: Instance, plan: QuestionPlan): QuestionState {
  instance.state.propagate();
  return stateOf(instance, plan);
}

function replaceRows(instance: Instance, plan: QuestionPlan, rows: readonly LiveRow[]): void {
  instance.edited[plan.slot] = 1;
  markAround(instance);
  instance.unreadable.delete(plan.slot);
  instance.state.transact(() => putRows(instance, plan, rows));
}

/** In this scope, else in what is around; `medications[2].dose` leads into a row. */
export function findQuestion(instance: Instance, name: string): Found {
  return findPlain(instance, name) ?? findInRow(instance, name);
}

function findPlain(instance: Instance, name: string): Found | undefined {
  const plan = instance.state.plan.byName.get(name);
  if (!plan) return undefined;
  const holder = instance.around(plan.scope);
  return holder.plan === plan.scope ? { instance: holder, plan } : undefined;
}

function findInRow(instance: Instance, name: string): Found {
  let holder: Instance | undefined = instance;
  const parts = name.split('.');
  for (const part of parts.slice(0, -1)) {
    const [, container, index] = /^(.+)\[(\d+)\]$/.exec(part) ?? [];
    const found: Found | undefined = container !== undefined && holder ? findPlain(holder, container) : undefined;
    holder = found?.instance.rowsOf(found.plan)[Number(index)]?.instance;
  }
  const found = holder && parts.length > 1 ? findPlain(holder, parts.at(-1) ?? '') : undefined;
  if (!found) throw new LiveFormError('unknownquestion', name);
  return found;
}

function findRepeating(find: (name: string) => Found, container: string): Found {
  const found = find(container);
  if (!found.plan.rows) throw new LiveFormError('notrepeating', container);
  return found;
}

function indexOfRow(rows: readonly LiveRow[], key: string): number {
  const index = rows.findIndex((row) => row.key === key);
  if (index < 0) throw new LiveFormError('unknownrow', key);
  return index;
}

/** Lists are replaced, not changed: whoever is calling the listeners calls those that were there. */
function listenTo({ listeners }: Instance, slot: number, listener: () => void): () => void {
  listeners.set(slot, [...(listeners.get(slot) ?? []), listener]);
  let isListening = true;
  return () => {
    if (!isListening) return;
    isListening = false;
    const known = listeners.get(slot) ?? [];
    if (known.length > 1) listeners.set(slot, known.toSpliced(known.indexOf(listener), 1));
    else listeners.delete(slot);
  };
}
