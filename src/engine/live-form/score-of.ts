import type { Answer } from '../definition/types.ts';
import type { QuestionPlan } from '../plan/form-plan.ts';

/** Answers by slot, those of rows apart. */
interface Scored {
  readonly visible: Uint8Array;
  readonly unreadable: ReadonlyMap<number, unknown>;
  readonly answers: readonly (Answer | undefined)[];
  rowsOf(container: QuestionPlan): readonly { readonly instance: Scored }[];
}

/** What the answer counts for; of a container, what all answers in it count for. Nothing that is hidden counts. */
export function scoreOf(instance: Scored, plan: QuestionPlan, part?: number): number | undefined {
  if (!instance.visible[plan.slot]) return undefined;
  const { model, question } = plan;
  if (model.kind === 'group') return sum(childScores(instance, plan));
  const answer = instance.unreadable.has(plan.slot) ? undefined : instance.answers[plan.slot];
  return answer === undefined ? undefined : model.score?.(answer, question, part);
}

function childScores(instance: Scored, plan: QuestionPlan): readonly (number | undefined)[] {
  const holders = plan.rows ? instance.rowsOf(plan).map((row) => row.instance) : [instance];
  const counted = plan.children.filter((child) => child.model.kind !== 'calculated');
  return holders.flatMap((holder) => counted.map((child) => scoreOf(holder, child)));
}

function sum(scores: readonly (number | undefined)[]): number | undefined {
  const known = scores.filter((score) => score !== undefined);
  return known.length > 0 ? known.reduce((total, score) => total + score, 0) : undefined;
}
