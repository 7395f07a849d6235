import type { Answer, Answers } from '../definition/types.ts';
import type { QuestionPlan } from '../plan/form-plan.ts';
import type { Instance } from './instance.ts';

/** Answers of the visible questions, computed ones included. */
export function answersIn(instance: Instance): Answers {
  return collect(instance, (plan) => visibleAnswer(instance, plan));
}

/** All that was typed, and what was emptied by hand. */
export function draftIn(instance: Instance): Answers {
  return collect(instance, (plan) => typedAnswer(instance, plan));
}

function visibleAnswer(instance: Instance, plan: QuestionPlan): Answer | undefined {
  const { slot } = plan;
  if (!instance.visible[slot] || instance.unreadable.has(slot)) return undefined;
  if (!plan.rows) return instance.answers[slot];
  const rows = instance.rowsOf(plan);
  return rows.length > 0 ? rows.map((row) => answersIn(row.instance)) : undefined;
}

function typedAnswer(instance: Instance, plan: QuestionPlan): Answer | undefined {
  const { slot, question } = plan;
  if (!instance.edited[slot]) return undefined;
  const unreadable = instance.unreadable.get(slot);
  if (unreadable) return unreadable.input;
  const typed = plan.rows
    ? instance.rowsOf(plan).map((row) => draftIn(row.instance))
    : (instance.offers?.get(slot)?.full ?? instance.answers[slot]);
  const isEmptied = [question.relatedField, question.initialformula, question.defaultvalue].some(
    (begins) => begins !== undefined,
  );
  const isBlank = typed === undefined || (plan.rows && instance.rowsOf(plan).length === 0);
  return isBlank ? (isEmptied ? '' : undefined) : typed;
}

function collect(instance: Instance, answerOf: (plan: QuestionPlan) => Answer | undefined): Answers {
  const answers: Record<string, Answer> = {};
  for (const plan of instance.plan.questions) {
    const answer = answerOf(plan);
    if (answer !== undefined) put(answers, plan.question.name, answer);
  }
  return answers;
}

/** Plain assignment to `__proto__` would change what the object is. */
function put(answers: Record<string, Answer>, name: string, answer: Answer): void {
  if (name !== '__proto__') answers[name] = answer;
  else Object.defineProperty(answers, name, { value: answer, enumerable: true, configurable: true, writable: true });
}
