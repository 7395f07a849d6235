import type { FormExpression } from '../definition/form-expressions.ts';
import { isRecord, type PlacedQuestion } from '../definition/walk-questions.ts';
import type { Option } from '../definition/types.ts';
import { evaluate, holds } from '../live-form/compute-node.ts';
import { explainCompiled } from '../live-form/explain.ts';
import type { QuestionPlan } from '../live-form/form-plan.ts';
import type { Instance } from '../live-form/instance.ts';
import { isSame } from '../live-form/same.ts';
import { installOptionRules, type OptionRules } from './option-rules.ts';
import { shownOptions, withoutHidden } from './hide-options.ts';

/** Many options share a condition, as all towns of a county do: it is read and asked once for all of them. */
function expressions(placed: PlacedQuestion): readonly FormExpression[] {
  const found = new Map<string, FormExpression & { readonly options: Option[] }>();
  const waiting = [{ options: placed.question.options as unknown, path: `${placed.path}.options` }];
  for (let level = waiting.pop(); level; level = waiting.pop()) {
    if (!Array.isArray(level.options)) continue;
    for (const [index, option] of level.options.entries() as ArrayIterator<[number, Option]>) {
      if (!isRecord(option)) continue;
      const path = `${level.path}[${index}]`;
      if (option.children !== undefined) waiting.push({ options: option.children, path: `${path}.children` });
      const text: unknown = option.visibleWhen;
      if (typeof text !== 'string' || text.trim() === '') continue;
      const known = found.get(text);
      if (known) known.options.push(option);
      else found.set(text, { kind: 'option', text, path: `${path}.visibleWhen`, placed, options: [option] });
    }
  }
  return [...found.values()];
}

/** A hidden option counts as not chosen; the choice is kept beside, and is there again when the option is. */
function offer(plan: QuestionPlan, instance: Instance): void {
  const { slot, question, option: conditions = [] } = plan;
  const hidden = new Set(conditions.flatMap((compiled) => (holds(evaluate(compiled, instance)) ? [] : compiled.options ?? [])));
  const before = instance.offers?.get(slot);
  const answer = instance.answers[slot];
  const full = before && isSame(before.kept, answer) ? before.full : answer;
  const kept = full === undefined ? undefined : withoutHidden(full, question, hidden);
  const isKnown = before?.hidden.size === hidden.size && [...hidden].every((each) => before.hidden.has(each));
  (instance.offers ??= new Map()).set(slot, { full, kept, hidden, question: isKnown ? before.question : { ...question, options: shownOptions(question.options ?? [], hidden) } });
  if (!isKnown || !isSame(kept, answer)) instance.touch(slot);
  instance.answers[slot] = kept;
}

const rules: OptionRules = {
  expressions,
  offer,
  explain: ({ slot, option: conditions = [] }, instance) => conditions.map((compiled) => ({
    ...explainCompiled(compiled, instance),
    result: !compiled.options?.some((each) => instance.offers?.get(slot)?.hidden.has(each)),
    options: compiled.options ?? [],
  })),
};

/** From now on forms can have options that show under a condition. */
export const installConditionalOptions = (): void => installOptionRules(rules);
