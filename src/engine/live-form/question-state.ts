import type { Answer, Answers, Localized } from '../definition/types.ts';
import type { ValidationContext } from '../capabilities/field-model.ts';
import type { Fault, Problem } from '../definition/problem.ts';
import { answersIn } from './collect-answers.ts';
import { isNothingOffered } from '../options/nothing-offered.ts';
import type { QuestionPlan } from '../plan/form-plan.ts';
import type { Instance } from './instance.ts';
import { isSameState } from './same.ts';
import type { QuestionState } from './types.ts';

/** The question's state: the object known before while nothing in it has changed. */
export function stateOf(instance: Instance, plan: QuestionPlan, before = instance.states[plan.slot]): QuestionState {
  const { slot } = plan;
  const known = instance.states[slot];
  if (known && !instance.stale[slot] && before === known) return known;
  const made: QuestionState = {
    value: valueOf(instance, plan),
    visible: instance.visible[slot] === 1,
    required: isRequired(instance, plan),
    problem: problemOf(instance, plan),
    warning: warningOf(instance, plan),
    asked: instance.offers?.get(slot)?.question,
  };
  const kept = before && isSameState(before, made) ? before : made;
  instance.states[slot] = kept;
  instance.stale[slot] = 0;
  return kept;
}

/** The answer; what was typed where that is none; the rows of a repeating container. */
export function valueOf(instance: Instance, plan: QuestionPlan): Answer | undefined {
  const unreadable = instance.unreadable.get(plan.slot);
  if (unreadable) return unreadable.input;
  return plan.rows ? rowAnswers(instance, plan) : instance.answers[plan.slot];
}

export function rowAnswers(instance: Instance, plan: QuestionPlan): readonly Answers[] | undefined {
  const rows = instance.rowsOf(plan);
  return rows.length > 0 ? rows.map((row) => answersIn(row.instance)) : undefined;
}

/** What cannot be answered now is not required: there would be no way on. */
function isRequired(instance: Instance, { slot, question, model, rows }: QuestionPlan): boolean {
  return (
    (question.mandatory === true ||
      instance.bounds.get(slot)?.isRequired === true ||
      model.missing?.(question) !== undefined) &&
    instance.visible[slot] === 1 &&
    (model.kind === 'input' || rows !== undefined) &&
    !isNothingOffered(instance.offers?.get(slot)?.question)
  );
}

/** The first rule that a visible question breaks, in words. */
export function problemOf(instance: Instance, plan: QuestionPlan): Problem | undefined {
  if (!instance.visible[plan.slot]) return undefined;
  return inWords(faultOf(instance, plan), instance, plan);
}

/** What to look at again in a visible answer that breaks no rule; staff also see that a result could not be computed. */
function warningOf(instance: Instance, plan: QuestionPlan): Problem | undefined {
  const { model, slot, question } = plan;
  const stop = instance.stops.get(slot);
  if (stop) return instance.state.isStaff ? inWords(stop, instance, plan) : undefined;
  const answer = model.doubt && instance.visible[slot] ? instance.answers[slot] : undefined;
  return answer === undefined || faultOf(instance, plan)
    ? undefined
    : inWords(model.doubt?.(answer, question), instance, plan);
}

function inWords(fault: Fault | undefined, instance: Instance, { question }: QuestionPlan): Problem | undefined {
  return (
    fault && { ...fault, name: `${instance.path}${question.name}`, message: instance.state.sentences(causeOf(fault)) }
  );
}

/** The problem of a formula that was stopped is what stopped it. */
function causeOf(fault: Fault): Fault {
  const cause = fault.params?.['cause'];
  return typeof cause === 'string' ? { rule: cause } : fault;
}

function faultOf(instance: Instance, plan: QuestionPlan): Fault | undefined {
  const { slot, model, question } = plan;
  const known = instance.unreadable.get(slot)?.fault;
  if (known) return known;
  const answer = plan.rows ? rowAnswers(instance, plan) : instance.answers[slot];
  const ofForm = plan.errorsOf && errorAt(instance, plan, plan.errorsOf);
  if (answer === undefined)
    return isRequired(instance, plan) ? (model.missing?.(question) ?? { rule: 'mandatory' }) : ofForm;
  return (
    model.validate(answer, instance.offers?.get(slot)?.question ?? question, contextOf(instance, slot)) ??
    (instance.bounds.get(slot)?.isBroken ? brokenRule(question.constraint?.message) : ofForm)
  );
}

/** The error of the form that is shown here: one of its own, or of a question that is hidden. */
function errorAt(instance: Instance, plan: QuestionPlan, owners: Iterable<QuestionPlan>): Fault | undefined {
  if (plan.model.kind !== 'input' && !plan.rows) return undefined;
  for (const owner of [plan, ...owners]) {
    const errors = instance.bounds.get(owner.slot)?.errors ?? [];
    const shown = errors.find(({ places = [] }) =>
      owner === plan ? true : !instance.visible[owner.slot] && standIn(instance, places) === plan,
    );
    if (shown?.condition?.kind === 'error') return brokenRule(shown.condition.text);
  }
  return undefined;
}

/** The first visible one on the last page that has any: on an earlier page, the answers that correct it were not asked for yet. */
function standIn(instance: Instance, places: readonly QuestionPlan[]): QuestionPlan | undefined {
  let found: QuestionPlan | undefined;
  for (const place of places)
    if (instance.visible[place.slot] && (!found || place.pageIndex > found.pageIndex)) found = place;
  return found;
}

function brokenRule(message: Localized | undefined): Fault {
  return message === undefined ? { rule: 'constraint' } : { rule: 'constraintsaid', params: { message } };
}

function contextOf(instance: Instance, slot: number): ValidationContext {
  const bounds = instance.bounds.get(slot);
  return bounds ? { today: instance.today(), ...bounds } : instance.state.context;
}
