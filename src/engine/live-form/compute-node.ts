import { toBoolean } from '../expression/coerce.ts';
import { EvaluationStopped } from '../expression/scope.ts';
import type { Value } from '../expression/value.ts';
import type { Answer } from '../definition/types.ts';
import type { Fault } from '../problem.ts';
import type { Compiled, NodePlan, PagePlan, QuestionPlan } from './form-plan.ts';
import type { FormState } from './form-state.ts';
import type { Instance } from './instance.ts';
import { fillsPage, seesQuestion } from './roles.ts';
import { isSame } from './same.ts';

/** Computes one thing again, and says whether it came out otherwise than before. */
export function computeNode(state: FormState, node: NodePlan, instance: Instance): boolean {
  const { plan, page } = node;
  if (page) return computePage(state, page, instance);
  if (!plan) return false;
  switch (node.kind) {
    case 'page': return false;
    case 'visible': return computeVisible(state, plan, instance);
    case 'value': return computeValue(state, plan, instance);
    case 'bounds': return computeBounds(state, plan, instance);
    default: return node.kind satisfies never;
  }
}

function computePage(state: FormState, { page, index, visibility }: PagePlan, instance: Instance): boolean {
  const visible = fillsPage(state.role, page) && holds(evaluate(state, visibility, instance));
  if (state.pageVisible[index] === visible) return false;
  state.pageVisible[index] = visible;
  state.pagesChanged = true;
  return true;
}

function computeVisible(state: FormState, plan: QuestionPlan, instance: Instance): boolean {
  const possible = seesQuestion(state.role, plan.question) && isAroundVisible(state, plan, instance);
  const result = possible ? evaluate(state, plan.visibility, instance) : undefined;
  const visible = result && holds(result) ? 1 : 0;
  noteStop(state, instance, plan.slot, result?.stop);
  if (instance.visible[plan.slot] === visible) return false;
  instance.visible[plan.slot] = visible;
  state.touch(instance, plan.slot);
  return true;
}

function isAroundVisible(state: FormState, { parent, pageIndex }: QuestionPlan, instance: Instance): boolean {
  if (!parent) return state.pageVisible[pageIndex] ?? false;
  return instance.around(parent.scope).visible[parent.slot] === 1;
}

function computeValue(state: FormState, plan: QuestionPlan, instance: Instance): boolean {
  const { slot, model, question } = plan;
  if (model.kind === 'calculated') computeFormula(state, plan, instance);
  else if (question.relatedField !== undefined && !instance.edited[slot]) takeRelated(state, plan, instance);
  const value = instance.visible[slot] ? presentValue(plan, instance) : undefined;
  if (isSame(instance.values[slot], value)) return false;
  instance.values[slot] = value;
  return true;
}

function presentValue(plan: QuestionPlan, instance: Instance): Value {
  if (plan.rows) return rowNumbers(instance.rowsOf(plan).length);
  const answer = instance.answers[plan.slot];
  return answer === undefined || instance.unreadable.has(plan.slot) ? undefined : plan.model.toValue(answer, plan.question);
}

/** A repeating container is to a formula the numbers of its rows, so that `COUNT(medications)` counts them. */
function rowNumbers(count: number): Value {
  return count > 0 ? Array.from({ length: count }, (_, index) => index + 1) : undefined;
}

function computeFormula(state: FormState, plan: QuestionPlan, instance: Instance): void {
  const { value, stop } = instance.visible[plan.slot] ? evaluate(state, plan.formula, instance) : nothing;
  const parsed = plan.model.parse(value, plan.question);
  noteStop(state, instance, plan.slot, stop ?? (parsed.ok ? undefined : parsed.fault));
  putAnswer(state, plan, instance, parsed.ok ? parsed.answer : undefined);
}

function takeRelated(state: FormState, plan: QuestionPlan, instance: Instance): void {
  const taken = relatedAnswer(state, plan, instance) ?? plan.question.defaultvalue;
  const parsed = plan.model.parse(taken, plan.question);
  putAnswer(state, plan, instance, parsed.ok ? parsed.answer : undefined);
}

function relatedAnswer(state: FormState, { question }: QuestionPlan, instance: Instance): Answer | undefined {
  const source = instance.plan.sources.get(question.relatedField ?? '');
  if (source?.kind !== 'question') return state.reader(instance).read(question.relatedField ?? '') as Answer | undefined;
  const holder = source.list ? undefined : instance.around(source.plan.scope);
  const { slot } = source.plan;
  return holder?.visible[slot] && !holder.unreadable.has(slot) ? holder.answers[slot] : undefined;
}

function putAnswer(state: FormState, { slot }: QuestionPlan, instance: Instance, answer: Answer | undefined): void {
  if (isSame(instance.answers[slot], answer)) return;
  instance.answers[slot] = answer;
  state.touch(instance, slot);
}

function computeBounds(state: FormState, plan: QuestionPlan, instance: Instance): boolean {
  if (!plan.min && !plan.max) return false;
  const bounds = { min: boundOf(state, plan.min, instance), max: boundOf(state, plan.max, instance) };
  const before = instance.bounds.get(plan.slot);
  if (before && before.min === bounds.min && before.max === bounds.max) return false;
  instance.bounds.set(plan.slot, bounds);
  state.touch(instance, plan.slot);
  return true;
}

function boundOf(state: FormState, bound: Compiled | undefined, instance: Instance): number | string | undefined {
  const { value } = bound ? evaluate(state, bound, instance) : nothing;
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

export interface Evaluated { readonly value: Value; readonly stop?: Fault }

const nothing: Evaluated = { value: undefined };
const always: Evaluated = { value: true };

/** The result; or, where the expression had to be stopped, why. No expression holds always. */
export function evaluate(state: FormState, compiled: Compiled | undefined, instance: Instance): Evaluated {
  if (!compiled) return always;
  try {
    return { value: compiled.run(state.reader(instance)) };
  } catch (error) {
    return { value: undefined, stop: { rule: 'notcomputed', params: { cause: error instanceof EvaluationStopped ? error.rule : 'failure' } } };
  }
}

/** A condition that had to be stopped hides nothing. */
export function holds({ value, stop }: Evaluated): boolean {
  return stop !== undefined || toBoolean(value);
}

function noteStop(state: FormState, instance: Instance, slot: number, stop: Fault | undefined): void {
  if (!stop && instance.stops.size === 0) return;
  if (instance.stops.get(slot)?.rule === stop?.rule) return;
  if (stop) instance.stops.set(slot, stop);
  else instance.stops.delete(slot);
  state.touch(instance, slot);
}
