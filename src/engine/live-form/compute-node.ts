import { toBoolean } from '../values/coerce.ts';
import { EvaluationStopped } from '../evaluation/scope.ts';
import type { Value } from '../values/value.ts';
import type { Answer } from '../definition/types.ts';
import type { Fault } from '../definition/problem.ts';
import type { Compiled, NodePlan, QuestionPlan } from '../plan/form-plan.ts';
import type { Instance } from './instance.ts';
import { fillsPage, seesQuestion } from './roles.ts';
import { isSame } from './same.ts';

/** Computes one node again; true when its result has changed. */
export function computeNode(node: NodePlan, instance: Instance): boolean {
  const { kind, placed, pageIndex } = node;
  if (!placed) return computePage(pageIndex, instance);
  switch (kind) {
    case 'page':
      return false;
    case 'visible':
      return computeVisible(placed, instance);
    case 'value':
      return computeValue(placed, instance);
    case 'bounds':
      return computeBounds(placed, instance);
    default:
      return kind satisfies never;
  }
}

function computePage(index: number, instance: Instance): boolean {
  const { state } = instance;
  const plan = state.plan.pages[index];
  const visible = plan !== undefined && fillsPage(state.role, plan.page) && holds(evaluate(plan.visibility, instance));
  if (state.pageVisible[index] === visible) return false;
  state.pageVisible[index] = visible;
  state.pagesChanged = true;
  return true;
}

function computeVisible(plan: QuestionPlan, instance: Instance): boolean {
  const possible = seesQuestion(instance.state.role, plan.question) && isAroundVisible(plan, instance);
  const visible = possible && holds(evaluate(plan.visibility, instance)) ? 1 : 0;
  if (instance.visible[plan.slot] === visible) return false;
  instance.visible[plan.slot] = visible;
  instance.touch(plan.slot);
  instance.touchErrors(plan);
  return true;
}

function isAroundVisible({ parent, pageIndex }: QuestionPlan, instance: Instance): boolean {
  if (!parent) return instance.state.pageVisible[pageIndex] ?? false;
  return instance.around(parent.scope).visible[parent.slot] === 1;
}

function computeValue(plan: QuestionPlan, instance: Instance): boolean {
  const { slot, model, question } = plan;
  if (model.kind === 'calculated') computeFormula(plan, instance);
  else if (plan.initial && !instance.edited[slot]) takeInitial(plan, plan.initial, instance);
  else if (question.relatedField !== undefined && !instance.edited[slot]) takeRelated(plan, instance);
  if (plan.option ?? plan.offered) offerOptions(plan, instance);
  const value = instance.visible[slot] ? presentValue(plan, instance) : undefined;
  if (isSame(instance.values[slot], value)) return false;
  instance.values[slot] = value;
  return true;
}

/** Separate, since the arguments it passes on would otherwise be created again for each question without such options too. */
function offerOptions(plan: QuestionPlan, instance: Instance): void {
  instance.state.plan.options?.offer(plan, instance, {
    holds: (condition) => holds(evaluate(condition, instance)),
    valueOf: (expression) => evaluate(expression, instance),
  });
}

function presentValue(plan: QuestionPlan, instance: Instance): Value {
  if (plan.rows) return rowNumbers(instance.rowsOf(plan).length);
  const answer = instance.answers[plan.slot];
  return answer === undefined || instance.unreadable.has(plan.slot)
    ? undefined
    : plan.model.toValue(answer, plan.question);
}

/** A repeating container is to a formula the numbers of its rows, so that `COUNT(medications)` counts them. */
function rowNumbers(count: number): Value {
  return count > 0 ? Array.from({ length: count }, (_, index) => index + 1) : undefined;
}

function computeFormula(plan: QuestionPlan, instance: Instance): void {
  const { value, stop } = instance.visible[plan.slot] ? evaluate(plan.formula, instance) : nothing;
  const parsed = plan.model.parse(value, plan.question);
  noteStop(instance, plan.slot, stop ?? (parsed.ok ? undefined : parsed.fault));
  putAnswer(plan, instance, parsed.ok ? parsed.answer : undefined);
}

/** What it gives is the person's own at once: nothing that changes later computes it again. */
function takeInitial(plan: QuestionPlan, initial: Compiled, instance: Instance): void {
  const { value, stop } = evaluate(initial, instance);
  const parsed = plan.model.parse(value ?? plan.question.defaultvalue, plan.question);
  const fault = stop ?? (parsed.ok ? undefined : parsed.fault);
  if (fault) instance.state.opening.onNoInitial?.(plan.question, fault);
  instance.edited[plan.slot] = 1;
  putAnswer(plan, instance, parsed.ok ? parsed.answer : undefined);
}

function takeRelated(plan: QuestionPlan, instance: Instance): void {
  const taken = relatedAnswer(plan, instance) ?? plan.question.defaultvalue;
  const parsed = plan.model.parse(taken, plan.question);
  putAnswer(plan, instance, parsed.ok ? parsed.answer : undefined);
}

function relatedAnswer({ question }: QuestionPlan, instance: Instance): Answer | undefined {
  const source = instance.plan.sources.get(question.relatedField ?? '');
  if (source?.kind !== 'question' || source.part !== undefined)
    return instance.read(question.relatedField ?? '') as Answer | undefined;
  const { slot, scope } = source.placed;
  const holder = source.across ? undefined : instance.around(scope);
  return holder?.visible[slot] && !holder.unreadable.has(slot) ? holder.answers[slot] : undefined;
}

function putAnswer({ slot }: QuestionPlan, instance: Instance, answer: Answer | undefined): void {
  if (isSame(instance.answers[slot], answer)) return;
  instance.answers[slot] = answer;
  instance.touch(slot);
}

function computeBounds(plan: QuestionPlan, instance: Instance): boolean {
  const { min, max, constraint, required, error } = plan;
  if (!min && !max && !constraint && !required && !error) return false;
  const bounds = {
    min: boundOf(min, instance),
    max: boundOf(max, instance),
    isBroken: constraint !== undefined && !holds(evaluate(constraint, instance)),
    isRequired: required !== undefined && toBoolean(evaluate(required, instance).value),
    errors: error?.filter((each) => toBoolean(evaluate(each, instance).value)),
  };
  const before = instance.bounds.get(plan.slot);
  if (
    before &&
    before.min === bounds.min &&
    before.max === bounds.max &&
    before.isBroken === bounds.isBroken &&
    before.isRequired === bounds.isRequired &&
    isSame(before.errors, bounds.errors)
  )
    return false;
  instance.bounds.set(plan.slot, bounds);
  instance.touch(plan.slot);
  instance.touchErrors(plan);
  return true;
}

function boundOf(bound: Compiled | undefined, instance: Instance): number | string | undefined {
  const { value } = bound ? evaluate(bound, instance) : nothing;
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

export interface Evaluated {
  readonly value: Value;
  readonly stop?: Fault;
}

const nothing: Evaluated = { value: undefined };
const always: Evaluated = { value: true };

/** The result; or, where the expression had to be stopped, why. No expression holds always. */
export function evaluate(compiled: Compiled | undefined, instance: Instance): Evaluated {
  if (!compiled) return always;
  try {
    return { value: compiled.run(instance) };
  } catch (error) {
    return {
      value: undefined,
      stop: { rule: 'notcomputed', params: error instanceof EvaluationStopped ? { cause: error.rule } : undefined },
    };
  }
}

/** A condition that could not be computed hides nothing and refuses nothing; what demands something is asked for its value alone. */
export function holds({ value, stop }: Evaluated): boolean {
  return stop !== undefined || toBoolean(value);
}

function noteStop(instance: Instance, slot: number, stop: Fault | undefined): void {
  if (!stop && instance.stops.size === 0) return;
  if (isSameStop(instance.stops.get(slot), stop)) return;
  if (stop) instance.stops.set(slot, stop);
  else instance.stops.delete(slot);
  instance.touch(slot);
}

function isSameStop(left: Fault | undefined, right: Fault | undefined): boolean {
  return left?.rule === right?.rule && left?.params?.['cause'] === right?.params?.['cause'];
}
