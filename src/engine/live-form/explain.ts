import { evaluate } from './compute-node.ts';
import { findQuestion } from './create-scope.ts';
import type { Compiled, QuestionPlan } from './form-plan.ts';
import type { FormState } from './form-state.ts';
import type { Instance } from './instance.ts';
import type { Explanation, LiveForm } from './types.ts';

/** Why a question shows or not, and where its value comes from. */
export function explainQuestion(state: FormState, name: string): ReturnType<LiveForm['explain']> {
  const { instance, plan } = findQuestion(state, state.root, name);
  state.propagate();
  const visible = explainVisible(state, plan, instance);
  if (plan.formula) return { visible, value: explainCompiled(state, plan.formula, instance) };
  const { relatedField } = plan.question;
  if (relatedField === undefined || instance.edited[plan.slot]) return { visible };
  const result = instance.answers[plan.slot];
  return { visible, value: { expression: relatedField, result, values: [{ name: relatedField, value: result }] } };
}

/** The condition that hides it, its own or of what is around; else its own condition. */
function explainVisible(state: FormState, plan: QuestionPlan, instance: Instance): Explanation {
  const result = instance.visible[plan.slot] === 1;
  const deciding = (result ? undefined : hidingCondition(state, plan, instance)) ?? plan.visibility;
  return deciding ? { ...explainCompiled(state, deciding, instance), result } : { result, values: [] };
}

function hidingCondition(state: FormState, plan: QuestionPlan, instance: Instance): Compiled | undefined {
  let outermost: Compiled | undefined;
  for (let next: QuestionPlan | undefined = plan; next; next = next.parent) {
    if (!instance.around(next.scope).visible[next.slot] && next.visibility) outermost = next.visibility;
  }
  const page = state.pageVisible[plan.pageIndex] ? undefined : state.plan.pages[plan.pageIndex]?.visibility;
  return page ?? outermost;
}

function explainCompiled(state: FormState, compiled: Compiled, instance: Instance): Explanation {
  const reader = state.reader(instance);
  return {
    expression: compiled.text,
    condition: compiled.condition,
    result: evaluate(state, compiled, instance).value,
    values: compiled.names.map((name) => ({ name, value: reader.read(name) })),
  };
}
