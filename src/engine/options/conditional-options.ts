import type { FormExpression } from '../dependencies/form-expression.ts';
import { isRecord, type PlacedQuestion } from '../definition/walk-questions.ts';
import type { Option } from '../definition/types.ts';
import type { OptionRules } from '../dependencies/option-rules.ts';
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
const offer: OptionRules['offer'] = ({ slot, question, option: conditions = [] }, store, holds) => {
  const hidden = new Set(conditions.flatMap((condition) => (holds(condition) ? [] : (condition.options ?? []))));
  const before = store.offers?.get(slot);
  const answer = store.answers[slot];
  const full = before && before.kept === answer ? before.full : answer;
  const kept = full === undefined ? undefined : withoutHidden(full, question, hidden);
  const isKnown = before?.hidden.size === hidden.size && [...hidden].every((each) => before.hidden.has(each));
  (store.offers ??= new Map()).set(slot, {
    full,
    kept,
    hidden,
    question: isKnown ? before.question : { ...question, options: shownOptions(question.options ?? [], hidden) },
  });
  if (!isKnown || kept !== answer) store.touch(slot);
  store.answers[slot] = kept;
};

/** Options that show under a condition. */
export const conditionalOptions: OptionRules = { expressions, offer };
