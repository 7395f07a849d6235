import { evaluate } from './compute-node.ts';
import { findQuestion } from './create-scope.ts';
import type { Compiled, QuestionPlan } from '../plan/form-plan.ts';
import type { Instance } from './instance.ts';
import type { Explanation, LiveForm } from './types.ts';

/** Why a question shows or not, and where its value comes from. */
export function explainQuestion(root: Instance, name: string): ReturnType<LiveForm['explain']> {
  const { instance, plan } = findQuestion(root, name);
  root.state.propagate();
  const why = {
    visible: explainVisible(plan, instance),
    options: plan.option?.map((compiled) => ({
      ...explainCompiled(compiled, instance),
      options: compiled.options ?? [],
    })),
  };
  if (plan.formula) return { ...why, value: explainCompiled(plan.formula, instance) };
  const { relatedField } = plan.question;
  if (relatedField === undefined || instance.edited[plan.slot]) return why;
  const result = instance.answers[plan.slot];
  return { ...why, value: { expression: relatedField, result, values: [{ name: relatedField, value: result }] } };
}

/** The condition that hides it, its own or of what is around; else its own condition. */
function explainVisible(plan: QuestionPlan, instance: Instance): Explanation {
  const result = instance.visible[plan.slot] === 1;
  const deciding = (result ? undefined : hidingCondition(plan, instance)) ?? plan.visibility;
  return deciding ? { ...explainCompiled(deciding, instance), result } : { result, values: [] };
}

function hidingCondition(plan: QuestionPlan, instance: Instance): Compiled | undefined {
  let outermost: Compiled | undefined;
  for (let next: QuestionPlan | undefined = plan; next; next = next.parent) {
    if (!instance.around(next.scope).visible[next.slot] && next.visibility) outermost = next.visibility;
  }
  const { state } = instance;
  const page = state.pageVisible[plan.pageIndex] ? undefined : state.plan.pages[plan.pageIndex]?.visibility;
  return page ?? outermost;
}

function explainCompiled(compiled: Compiled, instance: Instance): Explanation {
  return {
    expression: compiled.text,
    condition: compiled.condition,
    result: evaluate(compiled, instance).value,
    values: compiled.names.map((name) => ({ name, value: instance.read(name) })),
  };
}
