import { isNothingOffered } from '../options/nothing-offered.ts';
import type { QuestionPlan } from '../plan/form-plan.ts';
import type { FormState } from './form-state.ts';
import type { Instance } from './instance.ts';
import { fillsPage, seesQuestion } from './roles.ts';
import type { AnswerCount, Demand } from './types.ts';

/**
 * The questions in sight that ask something, and how many of them are answered.
 *
 * A matrix asks once for each row; a repeating container asks what stands in its rows, or once while it must have one.
 */
export function countAnswers({ plan, pageVisible, root }: FormState, pages?: readonly string[]): AnswerCount {
  const count = { asked: 0, answered: 0 };
  for (const { page, index, questions } of plan.pages) {
    if (!pageVisible[index] || pages?.includes(page.id) === false) continue;
    for (const question of questions) add(root, question, count);
  }
  return count;
}

function add(instance: Instance, plan: QuestionPlan, count: { asked: number; answered: number }): void {
  const { slot, question, children } = plan;
  if (!instance.visible[slot] || isKept(plan)) return;
  if (plan.rows) {
    const rows = instance.rowsOf(plan);
    if (rows.length === 0 && question.mandatory) count.asked += 1;
    for (const row of rows) for (const child of children) add(row.instance, child, count);
    return;
  }
  for (const child of children) add(instance, child, count);
  if (plan.model.kind !== 'input' || isNothingOffered(instance.offers?.get(slot)?.question)) return;
  const answer = instance.unreadable.has(slot) ? undefined : instance.answers[slot];
  const given = Object(answer) as object;
  count.asked += question.rows?.length ?? 1;
  count.answered += question.rows
    ? question.rows.filter(({ name }) => Object.hasOwn(given, name)).length
    : Number(answer !== undefined);
}

/** What must be answered of all that the pages may ask this role, whatever the answers will be. */
export function demandOf({ plan, role }: FormState, pages?: readonly string[]): Demand {
  const found = { always: false, optional: false, later: false };
  const look = (question: QuestionPlan, isLater: boolean): void => {
    if (!seesQuestion(role, question.question) || isKept(question)) return;
    const comes = isLater || question.visibility !== undefined;
    for (const child of question.children) look(child, comes);
    if (question.model.kind !== 'input' && !question.rows) return;
    if (isDemanded(question)) found.always = true;
    else found[comes ? 'later' : 'optional'] = true;
  };
  for (const { page, questions, visibility } of plan.pages)
    if (pages?.includes(page.id) !== false && fillsPage(role, page))
      for (const question of questions) look(question, visibility !== undefined);
  if (!found.always || found.optional) return 'some';
  return found.later ? 'most' : 'all';
}

function isDemanded({ question, model }: QuestionPlan): boolean {
  const { mandatory = false, rows } = question;
  if (rows) return rows.length > 0 && rows.every((row) => row.mandatory ?? mandatory);
  return mandatory || model.missing?.(question) !== undefined;
}

/** Out of everybody's sight, as imported forms have them. */
const isKept = ({ question }: QuestionPlan): boolean => Reflect.get(question, 'hidden') === true;
