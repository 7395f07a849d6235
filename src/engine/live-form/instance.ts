import type { Answer } from '../definition/types.ts';
import type { Value } from '../expression/value.ts';
import type { Fault } from '../problem.ts';
import type { QuestionPlan, ScopePlan } from './form-plan.ts';
import type { QuestionState, Row } from './types.ts';

/** What was typed and is no answer. */
export interface Unreadable { readonly input: Answer | undefined; readonly fault: Fault }

export interface LiveBounds { readonly min?: number | string; readonly max?: number | string }

export interface LiveRow extends Row { readonly instance: Instance }

/** What is known now of the form's questions, or of those in one row; lists go by the question's slot. */
export class Instance {
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
  /** Changed since the listeners were told. */
  readonly touched: Uint8Array;
  /** Changed since the state was made. */
  readonly stale: Uint8Array;
  /** By the node's place in the scope. */
  readonly waiting: Uint8Array;
  readonly unreadable = new Map<number, Unreadable>();
  readonly stops = new Map<number, Fault>();
  readonly bounds = new Map<number, LiveBounds>();
  readonly rows = new Map<number, readonly LiveRow[]>();
  readonly listeners = new Map<number, Set<() => void>>();

  constructor(plan: ScopePlan, parent?: Instance) {
    const count = plan.questions.length;
    this.plan = plan;
    this.parent = parent;
    this.answers = new Array<Answer | undefined>(count).fill(undefined);
    this.values = new Array<Value>(count).fill(undefined);
    this.states = new Array<QuestionState | undefined>(count).fill(undefined);
    this.visible = new Uint8Array(count);
    this.edited = new Uint8Array(count);
    this.touched = new Uint8Array(count);
    this.stale = new Uint8Array(count);
    this.waiting = new Uint8Array(plan.nodes.length);
  }

  /** Prefix of its names: empty for the form, `medications[2].` in a row. */
  get path(): string {
    const container = this.plan.container?.question.name;
    return container === undefined || !this.parent ? '' : `${this.parent.path}${container}[${this.index}].`;
  }

  /** The same instance, or the one around it that belongs to that scope. */
  around(plan: ScopePlan): Instance {
    let instance: Instance = this;
    while (instance.plan !== plan && instance.parent) instance = instance.parent;
    return instance;
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
}

const noRows: readonly LiveRow[] = [];
