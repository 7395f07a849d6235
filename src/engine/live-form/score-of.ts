import type { QuestionPlan } from './form-plan.ts';
import type { Instance } from './instance.ts';

/** What the answer counts for; of a container, what all answers in it count for. Nothing that is hidden counts. */
export function scoreOf(instance: Instance, plan: QuestionPlan, part?: number): number | undefined {
  if (!instance.visible[plan.slot]) return undefined;
  const { model, question } = plan;
  if (model.kind === 'group') return sum(childScores(instance, plan));
  const answer = instance.unreadable.has(plan.slot) ? undefined : instance.answers[plan.slot];
  return answer === undefined ? undefined : model.score?.(answer, question, part);
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
