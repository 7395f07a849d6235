import type { FormExpression } from '../definition/form-expressions.ts';
import { isRecord, type PlacedQuestion } from '../definition/walk-questions.ts';
import type { Option } from '../definition/types.ts';
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
const offer: OptionRules['offer'] = ({ slot, question, option: conditions = [] }, instance, holds) => {
  const hidden = new Set(conditions.flatMap((condition) => (holds(condition) ? [] : (condition.options ?? []))));
  const before = instance.offers?.get(slot);
  const answer = instance.answers[slot];
  const full = before && before.kept === answer ? before.full : answer;
  const kept = full === undefined ? undefined : withoutHidden(full, question, hidden);
  const isKnown = before?.hidden.size === hidden.size && [...hidden].every((each) => before.hidden.has(each));
  (instance.offers ??= new Map()).set(slot, {
    full,
    kept,
    hidden,
    question: isKnown ? before.question : { ...question, options: shownOptions(question.options ?? [], hidden) },
  });
  if (!isKnown || kept !== answer) instance.touch(slot);
  instance.answers[slot] = kept;
};

/** From now on forms can have options that show under a condition. */
export const installConditionalOptions = (): void => installOptionRules({ expressions, offer });
