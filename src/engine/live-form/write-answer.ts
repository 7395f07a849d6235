import { limits } from '../definition/limits.ts';
import type { Answer, Answers } from '../definition/types.ts';
import type { Fault } from '../definition/problem.ts';
import type { QuestionPlan } from '../plan/form-plan.ts';
import { Instance, type LiveRow, type Unreadable } from './instance.ts';
import { isSame } from './same.ts';

/** Takes what was typed as the question's answer; what is none is kept beside, with the reason. */
export function writeAnswer(instance: Instance, plan: QuestionPlan, input: unknown): void {
  markAround(instance);
  takeInput(instance, plan, input);
}

function takeInput(instance: Instance, plan: QuestionPlan, input: unknown): void {
  const { slot } = plan;
  const parsed = plan.model.parse(input, plan.question);
  const fault = parsed.ok ? tooManyRows(plan, parsed.answer) : parsed.fault;
  const answer = parsed.ok && !fault ? parsed.answer : undefined;
  const wasEdited = instance.edited[slot] === 1;
  instance.edited[slot] = 1;
  const before = instance.unreadable.size > 0 ? instance.unreadable.get(slot) : undefined;
  if (fault) instance.unreadable.set(slot, { input: keepable(input), fault });
  else if (before) instance.unreadable.delete(slot);
  if (plan.rows) return writeRows(instance, plan, answer);
  if (wasEdited && !fault && !before && isSame(instance.answers[slot], answer)) return;
  if (fault && before && isSameUnreadable(before, instance.unreadable.get(slot))) return;
  instance.answers[slot] = answer;
  changed(instance, plan);
}

/** What is edited in a row is an edit of the rows, which a draft then keeps. */
export function markAround(instance: Instance): void {
  const container = instance.plan.container;
  if (!container || !instance.parent) return;
  instance.parent.edited[container.slot] = 1;
  markAround(instance.parent);
}

function isSameUnreadable(left: Unreadable, right: Unreadable | undefined): boolean {
  return left.fault.rule === right?.fault.rule && isSame(left.input, right.input);
}

function tooManyRows(plan: QuestionPlan, answer: Answer | undefined): Fault | undefined {
  const isTooMany = plan.rows !== undefined && Array.isArray(answer) && answer.length > limits.rows;
  return isTooMany ? { rule: 'toomanyrows', params: { max: limits.rows } } : undefined;
}

/** Only what a draft can hold: texts, numbers, yes and no, and lists. */
function keepable(input: unknown): Answer | undefined {
  if (Array.isArray(input)) return input.every(isScalar) ? (input as readonly string[]) : undefined;
  return isScalar(input) ? input : undefined;
}

function isScalar(input: unknown): input is string | number | boolean {
  return typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean';
}

function changed(instance: Instance, plan: QuestionPlan): void {
  instance.touch(plan.slot);
  if (plan.value) instance.state.wait(plan.value, instance);
}

/** Fills a new form, or a new row: what was given, else the default values. */
export function fillAnswers(instance: Instance, answers: Answers | undefined, isComplete: boolean): void {
  for (const plan of instance.plan.questions) {
    if (plan.model.kind === 'calculated' || plan.model.kind === 'static') continue;
    const { name, defaultvalue } = plan.question;
    if (answers && Object.hasOwn(answers, name)) fillOne(instance, plan, answers[name], isComplete);
    else if (isComplete) instance.edited[plan.slot] = 1;
    else if (defaultvalue !== undefined) fillDefault(instance, plan, defaultvalue);
  }
}

function fillOne(instance: Instance, plan: QuestionPlan, input: unknown, isComplete: boolean): void {
  if (!plan.rows) return takeInput(instance, plan, input);
  instance.edited[plan.slot] = 1;
  const parsed = plan.model.parse(input, plan.question);
  const fault = parsed.ok ? tooManyRows(plan, parsed.answer) : parsed.fault;
  if (fault) instance.unreadable.set(plan.slot, { input: keepable(input), fault });
  else if (parsed.ok) replaceRows(instance, plan, rowsIn(parsed.answer), isComplete);
}

function fillDefault(instance: Instance, plan: QuestionPlan, defaultvalue: Answer): void {
  const parsed = plan.model.parse(defaultvalue, plan.question);
  if (!parsed.ok) return;
  if (plan.rows) replaceRows(instance, plan, rowsIn(parsed.answer).slice(0, limits.rows), false);
  else instance.answers[plan.slot] = parsed.answer;
}

function rowsIn(answer: Answer | undefined): readonly Answers[] {
  return Array.isArray(answer) ? (answer as readonly Answers[]) : [];
}

function writeRows(instance: Instance, plan: QuestionPlan, answer: Answer | undefined): void {
  replaceRows(instance, plan, rowsIn(answer), false);
}

function replaceRows(instance: Instance, plan: QuestionPlan, rows: readonly Answers[], isComplete: boolean): void {
  const made = rows.flatMap((answers) => makeRow(instance, plan, answers, isComplete) ?? []);
  putRows(instance, plan, made);
}

/** A row of its own, not yet in its container. */
export function makeRow(
  instance: Instance,
  plan: QuestionPlan,
  answers?: Answers,
  isComplete = false,
): LiveRow | undefined {
  if (!plan.rows) return undefined;
  const { state } = instance;
  const row = new Instance(state, plan.rows, instance);
  fillAnswers(row, answers, isComplete);
  return { key: state.nextKey(), instance: row, scope: state.scopeOf(row) };
}

/** Puts rows in the place of those that were; whatever looks at rows is computed again. */
export function putRows(instance: Instance, plan: QuestionPlan, rows: readonly LiveRow[]): void {
  const before = instance.rowsOf(plan);
  if (before.length === 0 && rows.length === 0) return changed(instance, plan);
  instance.rows.set(plan.slot, rows);
  const kept = new Set(rows);
  const known = new Set(before);
  for (const row of before) row.instance.isRemoved = !kept.has(row);
  rows.forEach((row, index) => {
    if (!known.has(row)) awaitAll(row.instance);
    else if (row.instance.index !== index) renumber(row.instance);
    row.instance.index = index;
  });
  instance.state.reach(plan.rows?.outside ?? [], instance);
  changed(instance, plan);
}

/** All in a new row is to be computed, rows within it too. */
function awaitAll(row: Instance): void {
  for (const node of row.plan.nodes) row.state.wait(node, row);
  for (const inner of row.rows.values()) for (const { instance } of inner) awaitAll(instance);
}

/** Problems in a row carry its number. */
function renumber(row: Instance): void {
  for (const { slot } of row.plan.questions) if (row.states[slot]) row.touch(slot);
  for (const inner of row.rows.values()) for (const { instance } of inner) renumber(instance);
}
