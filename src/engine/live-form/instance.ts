import { rowIndex } from '../dependencies/question-names.ts';
import type { Answer, Role } from '../definition/types.ts';
import type { Value } from '../values/value.ts';
import type { Offer } from '../dependencies/option-rules.ts';
import type { Fault, Sentences } from '../definition/problem.ts';
import type { EvaluationScope } from '../evaluation/scope.ts';
import type { ValidationContext } from '../capabilities/field-model.ts';
import type { Compiled, EdgePlan, FormPlan, NodePlan, QuestionPlan, ScopePlan } from '../plan/form-plan.ts';
import { lastValue, partOf, pastValues } from './past-values.ts';
import { patientFact } from './patient-facts.ts';
import { scoreOf } from './score-of.ts';
import type { FormOptions, FormScope, HistoryEntry, LiveForm, Patient, QuestionState, Row } from './types.ts';

/** What was typed and is no answer. */
export interface Unreadable {
  readonly input: Answer | undefined;
  readonly fault: Fault;
}

export interface LiveBounds {
  readonly min?: number | string;
  readonly max?: number | string;
  readonly isBroken?: boolean;
  readonly isRequired?: boolean;
  /** The errors of the form that stand here and are true. */
  readonly errors?: readonly Compiled[];
}

export interface LiveRow extends Row {
  readonly instance: Instance;
}

/** What all instances of one form being filled share. */
export interface RunningForm {
  readonly plan: FormPlan;
  readonly form: LiveForm;
  readonly root: Instance;
  readonly sentences: Sentences;
  readonly role: Role;
  /** Whether it is known that one of the staff fills or reads. */
  readonly isStaff: boolean;
  readonly patient: Patient;
  readonly history: readonly HistoryEntry[];
  /** What the caller gave and wants to be told as the form opens. */
  readonly opening: Pick<FormOptions, 'launch' | 'onNoInitial'>;
  /** What checks of an answer look at, where no bound is computed. */
  readonly context: ValidationContext;
  readonly pageVisible: boolean[];
  pagesChanged: boolean;
  /** Whether the whole form was computed once; before that there is nobody to notify. */
  readonly isReady: boolean;
  now(): Date;
  /** The reader's own day. */
  today(): string;
  nextKey(): string;
  scopeOf(instance: Instance): FormScope;
  transact(change: () => void): void;
  setPatient(patient: Patient): void;
  /** Computes what is queued, in order. */
  propagate(): void;
  /** Queues what depends on a change. */
  reach(edges: readonly EdgePlan[], instance: Instance): void;
  wait(node: NodePlan, instance: Instance): void;
  /** Remembers a question whose state may have changed, as it was before. */
  note(instance: Instance, slot: number): void;
}

/**
 * What is known now of the form's questions, or of those in one row; lists go by the question's slot.
 *
 * It is also what an expression there sees.
 */
export class Instance implements EvaluationScope {
  readonly state: RunningForm;
  readonly plan: ScopePlan;
  readonly parent: Instance | undefined;
  /** Which row of its container it is. */
  index = 0;
  isRemoved = false;
  readonly answers: (Answer | undefined)[];
  /** Answers as expressions see them: blank where the question is hidden. */
  readonly values: Value[];
  readonly states: (QuestionState | undefined)[];
  readonly visible: Uint8Array;
  readonly edited: Uint8Array;
  /** Changed since the listeners were notified. */
  readonly touched: Uint8Array;
  /** Changed since the state was made. */
  readonly stale: Uint8Array;
  readonly unreadable = new Map<number, Unreadable>();
  readonly stops = new Map<number, Fault>();
  readonly bounds = new Map<number, LiveBounds>();
  /** Of questions with conditional or computed options. */
  offers: Map<number, Offer> | undefined;
  readonly rows = new Map<number, readonly LiveRow[]>();
  readonly listeners = new Map<number, readonly (() => void)[]>();

  #waiting: Uint8Array | undefined;

  constructor(state: RunningForm, plan: ScopePlan, parent?: Instance) {
    const count = plan.questions.length;
    this.state = state;
    this.plan = plan;
    this.parent = parent;
    this.answers = new Array<Answer | undefined>(count).fill(undefined);
    this.values = new Array<Value>(count).fill(undefined);
    this.states = new Array<QuestionState | undefined>(count).fill(undefined);
    this.visible = new Uint8Array(count);
    this.edited = new Uint8Array(count);
    this.touched = new Uint8Array(count);
    this.stale = new Uint8Array(count);
  }

  /** By the node's place in the scope; made for forms that change, not for those that are only checked. */
  get waiting(): Uint8Array {
    return (this.#waiting ??= new Uint8Array(this.plan.nodes.length));
  }

  /** Notes that a question's state may have changed; a container's rows are part of the container's. */
  touch(slot: number): void {
    if (!this.state.isReady) return;
    this.stale[slot] = 1;
    if (!this.touched[slot]) this.state.note(this, slot);
    const { container } = this.plan;
    if (container && this.parent) this.parent.touch(container.slot);
  }

  /** The same for every question at which an error of this one, or of one that it stands in for, may be shown. */
  touchErrors({ errorsOf }: QuestionPlan): void {
    if (!errorsOf) return;
    for (const { slot, error = [] } of errorsOf) {
      this.touch(slot);
      for (const { places = [] } of error) for (const place of places) this.touch(place.slot);
    }
  }

  /** Prefix of its names: empty for the form, `medications[2].` in a row. */
  get path(): string {
    const container = this.plan.container?.question.name;
    return container === undefined || !this.parent ? '' : `${this.parent.path}${container}[${this.index}].`;
  }

  /** The same instance, or the one around it that belongs to that scope. */
  around(plan: ScopePlan): Instance {
    return this.plan === plan || !this.parent ? this : this.parent.around(plan);
  }

  rowsOf(container: QuestionPlan): readonly LiveRow[] {
    return this.rows.get(container.slot) ?? noRows;
  }

  /** This instance, or every row below it, that belongs to that scope. */
  forEachBelow(plan: ScopePlan, visit: (instance: Instance) => void): void {
    if (plan === this.plan) return visit(this);
    const { parent, container } = plan;
    if (!parent || !container) return;
    this.forEachBelow(parent, (around) => {
      for (const row of around.rowsOf(container)) visit(row.instance);
    });
  }

  read(name: string): Value {
    const source = this.plan.sources.get(name);
    if (source?.kind === 'patient') return patientFact(this.state.patient, source.fact, this.state.today);
    return this.#ask(name, (instance, { slot }, part) => partOf(instance.values[slot], part));
  }

  score(name: string): Value {
    return this.#ask(name, scoreOf);
  }

  last(name: string): Value {
    const [plan, part] = this.#pastPlan(name);
    return plan && lastValue(this.state.history, plan, part);
  }

  history(name: string): readonly Value[] {
    const [plan, part] = this.#pastPlan(name);
    return plan ? pastValues(this.state.history, plan, part) : [];
  }

  today(): string {
    return this.state.today();
  }

  now(): Date {
    return this.state.now();
  }

  /** The question, and which row of it where it is a matrix. */
  #pastPlan(name: string): readonly [plan?: QuestionPlan, part?: number] {
    const { byName } = this.state.plan;
    const dot = name.indexOf('.');
    const around = byName.get(name.slice(0, Math.max(dot, 0)));
    const last = name.slice(dot + 1);
    const part = around ? rowIndex(around.question, last) : -1;
    return part < 0 ? [byName.get(last)] : [around, part];
  }

  /** Of the question here or around; or of the one in each row, as a list. */
  #ask(name: string, answer: (instance: Instance, plan: QuestionPlan, part?: number) => Value): Value {
    const source = this.plan.sources.get(name);
    if (source?.kind !== 'question') return undefined;
    const { placed, across, part } = source;
    if (!across) return answer(this.around(placed.scope), placed, part);
    const values: Value[] = [];
    this.around(across.scope).forEachBelow(placed.scope, (instance) => values.push(answer(instance, placed, part)));
    return values;
  }
}

const noRows: readonly LiveRow[] = [];
