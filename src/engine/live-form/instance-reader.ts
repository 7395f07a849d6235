import type { EvaluationScope } from '../expression/scope.ts';
import type { Value } from '../expression/value.ts';
import type { FormState } from './form-state.ts';
import type { QuestionPlan } from './form-plan.ts';
import type { Instance } from './instance.ts';
import { lastValue, pastValues } from './past-values.ts';
import { patientFact } from './patient-facts.ts';

/** The form as an expression sees it from outside all rows, or from one row. */
export class InstanceReader implements EvaluationScope {
  readonly #state: FormState;
  readonly #instance: Instance;

  constructor(state: FormState, instance: Instance) {
    this.#state = state;
    this.#instance = instance;
  }

  read(name: string): Value {
    const source = this.#instance.plan.sources.get(name);
    if (!source) return undefined;
    if (source.kind === 'patient') return patientFact(this.#state.patient, source.fact, this.#state.today);
    const { plan, top, list } = source;
    if (!list) return this.#instance.around(plan.scope).values[plan.slot];
    return this.#collect(plan, (instance) => instance.values[plan.slot], top);
  }

  score(name: string): Value {
    const source = this.#instance.plan.sources.get(name);
    if (source?.kind !== 'question') return undefined;
    const { plan, top, list } = source;
    if (!list) return scoreOf(this.#instance.around(plan.scope), plan);
    return this.#collect(plan, (instance) => scoreOf(instance, plan), top);
  }

  last(name: string): Value {
    const plan = this.#pastPlan(name);
    return plan && lastValue(this.#state.history, plan);
  }

  history(name: string): readonly Value[] {
    const plan = this.#pastPlan(name);
    return plan ? pastValues(this.#state.history, plan) : [];
  }

  today(): string {
    return this.#state.today();
  }

  now(): Date {
    return this.#state.now();
  }

  #pastPlan(name: string): QuestionPlan | undefined {
    return this.#state.plan.byName.get(name.slice(name.indexOf('.') + 1));
  }

  #collect(plan: QuestionPlan, valueIn: (instance: Instance) => Value, top: Instance['plan']): readonly Value[] {
    const values: Value[] = [];
    this.#instance.around(top).forEachBelow(plan.scope, (instance) => values.push(valueIn(instance)));
    return values;
  }
}

/** What the answer counts for; of a container, what all answers in it count for. Nothing that is hidden counts. */
function scoreOf(instance: Instance, plan: QuestionPlan): number | undefined {
  if (!instance.visible[plan.slot]) return undefined;
  const { model, question } = plan;
  if (model.kind === 'group') return sum(childScores(instance, plan));
  const answer = instance.unreadable.has(plan.slot) ? undefined : instance.answers[plan.slot];
  return answer === undefined ? undefined : model.score?.(answer, question);
}

function childScores(instance: Instance, plan: QuestionPlan): readonly (number | undefined)[] {
  const holders = plan.rows ? instance.rowsOf(plan).map((row) => row.instance) : [instance];
  const counted = plan.children.filter((child) => child.model.kind !== 'calculated');
  return holders.flatMap((holder) => counted.map((child) => scoreOf(holder, child)));
}

function sum(scores: readonly (number | undefined)[]): number | undefined {
  const known = scores.filter((score) => score !== undefined);
  return known.length > 0 ? known.reduce((total, score) => total + score, 0) : undefined;
}
