import type { Role } from '../definition/types.ts';
import type { ValidationContext } from '../capabilities/field-model.ts';
import type { Sentences } from '../definition/problem.ts';
import { computeNode } from './compute-node.ts';
import { createScope } from './create-scope.ts';
import type { EdgePlan, FormPlan, NodePlan } from '../plan/form-plan.ts';
import { Instance, type RunningForm } from './instance.ts';
import { stateOf } from './question-state.ts';
import { RankQueue } from './rank-queue.ts';
import { reportFailure } from './report-failure.ts';
import type { FormOptions, FormScope, HistoryEntry, LiveForm, Patient, QuestionState } from './types.ts';

interface Touch {
  readonly instance: Instance;
  readonly slot: number;
  readonly before: QuestionState | undefined;
}

export type FormListener = (changed: ReadonlySet<string>) => void;

/** What is known of a form being filled, and the order in which a change goes through it. */
export class FormState implements RunningForm {
  readonly plan: FormPlan;
  readonly sentences: Sentences;
  readonly role: Role;
  /** Whether it is known that one of the staff fills or reads. */
  readonly isStaff: boolean;
  readonly history: readonly HistoryEntry[];
  readonly opening: FormOptions;
  readonly now: () => Date;
  readonly root: Instance;
  readonly pageVisible: boolean[];
  readonly listeners = new Set<FormListener>();
  patient: Patient;
  /** What callers hold, once it is made. */
  form!: LiveForm;
  /** Called when pages appear or disappear. */
  pagesChanged = true;
  readonly #queue = new RankQueue();
  #touches: Touch[] = [];
  #open = 0;
  #keys = 0;
  /** Computed once as a whole; before that nobody looks on. */
  isReady = false;

  constructor(plan: FormPlan, options: FormOptions, sentences: Sentences) {
    const { patient, role, now, history } = options;
    this.plan = plan;
    this.opening = options;
    this.sentences = sentences;
    this.role = role ?? 'owner';
    this.isStaff = role !== undefined && role !== 'newuser' && role !== 'public';
    this.patient = patient ?? {};
    this.history = Array.isArray(history) ? history : [];
    this.now = now ?? (() => new Date());
    this.root = new Instance(this, plan.root);
    this.pageVisible = plan.pages.map(() => false);
  }

  /** The reader's own day. */
  readonly today = (): string => {
    const now = this.now();
    const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');
    return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  };

  /** What checks of an answer look at, where no bound is computed. */
  readonly context: ValidationContext = new LazyDay(this.today);

  /** Computes the whole form once, after its first answers are in. */
  start(): void {
    const { root } = this;
    for (const node of this.plan.nodes) {
      if (node.scope === root.plan) computeNode(node, root);
      else root.forEachBelow(node.scope, (instance) => computeNode(node, instance));
    }
    this.pagesChanged = false;
    this.isReady = true;
  }

  /** The questions as one row shows them. */
  scopeOf(instance: Instance): FormScope {
    return createScope(instance);
  }

  nextKey(): string {
    this.#keys += 1;
    return `r${this.#keys}`;
  }

  /** Changes become one: what depends on them is computed when somebody asks, or at the end, and listeners are notified once. */
  transact(change: () => void): void {
    this.#open += 1;
    try {
      change();
    } finally {
      this.#open -= 1;
      if (this.#open === 0) this.#settle();
    }
  }

  setPatient(patient: Patient): void {
    this.transact(() => {
      this.patient = patient;
      this.reach(this.plan.patient, this.root);
    });
  }

  /** Computes what waits, in order. */
  propagate(): void {
    for (let next = this.#queue.take(); next; next = this.#queue.take()) {
      const { node, instance } = next;
      if (!instance.isRemoved && computeNode(node, instance)) this.reach(node.dependents, instance);
    }
  }

  /** Puts what looks at a changed thing in line. */
  reach(edges: readonly EdgePlan[], instance: Instance): void {
    if (!this.isReady) return;
    for (const { to, across } of edges) {
      if (to.scope === instance.plan && !across) this.#queue.add(to, instance);
      else
        (across ? instance.around(across.scope) : instance).forEachBelow(to.scope, (below) =>
          this.#queue.add(to, below),
        );
    }
  }

  wait(node: NodePlan, instance: Instance): void {
    if (this.isReady) this.#queue.add(node, instance);
  }

  /** Remembers a question whose state may have changed, as it was before. */
  note(instance: Instance, slot: number): void {
    instance.touched[slot] = 1;
    this.#touches.push({ instance, slot, before: instance.states[slot] });
  }

  #settle(): void {
    this.propagate();
    const touches = this.#touches;
    const { pagesChanged } = this;
    if (touches.length === 0 && !pagesChanged) return;
    this.#touches = [];
    this.pagesChanged = false;
    for (const { instance, slot } of touches) instance.touched[slot] = 0;
    const changed = touches.filter((touch) => this.#hasChanged(touch));
    for (const { instance, slot } of changed)
      for (const listener of instance.listeners.get(slot) ?? []) notify(listener);
    if (this.listeners.size > 0 && (changed.length > 0 || pagesChanged)) this.#notifyForm(changed);
  }

  /** Nobody needs to know of a state that nobody has read or listens to. */
  #hasChanged({ instance, slot, before }: Touch): boolean {
    if (instance.isRemoved || (this.listeners.size === 0 && !instance.listeners.has(slot))) return false;
    const plan = instance.plan.questions[slot];
    return plan !== undefined && stateOf(instance, plan, before) !== before;
  }

  #notifyForm(touches: readonly Touch[]): void {
    const changed = new Set(
      touches.map(({ instance, slot }) => `${instance.path}${instance.plan.questions[slot]?.question.name ?? ''}`),
    );
    for (const listener of [...this.listeners]) notify(() => listener(changed));
  }
}

/** The day is looked up when a check asks for it. A getter made for each form would outlive it: its shape holds it. */
class LazyDay implements ValidationContext {
  readonly #day: () => string;

  constructor(day: () => string) {
    this.#day = day;
  }

  get today(): string {
    return this.#day();
  }
}

/** A listener that fails keeps no other from being notified. */
function notify(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    reportFailure(error);
  }
}
