import type { FormExpression } from '../dependencies/form-expression.ts';
import { isRecord, type PlacedQuestion } from '../definition/walk-questions.ts';
import type { Option, Question } from '../definition/types.ts';
import type { OptionRules } from '../dependencies/option-rules.ts';
import type { Value } from '../values/value.ts';
import { computedOptions, isSameOffer, onlyOffered } from './computed-options.ts';
import { isChosen, shownOptions, withoutHidden } from './hide-options.ts';

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
  return [...found.values(), ...offeredBy(placed)];
}

function offeredBy(placed: PlacedQuestion): readonly FormExpression[] {
  const { optionsFrom: text } = placed.question;
  if (typeof text !== 'string' || text.trim() === '') return [];
  return [{ kind: 'offered', text, path: `${placed.path}.optionsFrom`, placed }];
}

/** What is not offered counts as not chosen; the choice is kept beside, and is there again when the option is. */
const offer: OptionRules['offer'] = (asked, store, evaluation) => {
  const { slot, question, option: conditions = [] } = asked;
  const before = store.offers?.get(slot);
  const answer = store.answers[slot];
  const full = before && before.kept === answer ? before.full : answer;
  const hidden = new Set(
    conditions
      .flatMap((condition) => (evaluation.holds(condition) ? [] : (condition.options ?? [])))
      .filter((option) => option.keepChosen !== true || !isChosen(full, option.value)),
  );
  const isSameHidden = before?.hidden.size === hidden.size && [...hidden].every((each) => before.hidden.has(each));
  const now = asked.offered
    ? computed(question, hidden, evaluation.valueOf(asked.offered), before?.question)
    : isSameHidden
      ? before.question
      : { ...question, options: shownOptions(question.options ?? [], hidden) };
  const kept =
    full === undefined
      ? undefined
      : asked.offered
        ? onlyOffered(full, now, now.options ?? [])
        : withoutHidden(full, question, hidden);
  (store.offers ??= new Map()).set(slot, { full, kept, hidden, question: now });
  if (now !== before?.question || kept !== answer) store.touch(slot);
  store.answers[slot] = kept;
};

/** Where it could not be computed what is offered, an answer in own words is taken. */
function computed(
  question: Question,
  hidden: ReadonlySet<Option>,
  { value, stop }: { readonly value: Value; readonly stop?: unknown },
  before: Question | undefined,
): Question {
  const shown = shownOptions(question.options ?? [], hidden);
  const options = stop ? shown : computedOptions(value, question.options ?? []).filter((option) => !hidden.has(option));
  const allowother = stop ? true : question.allowother;
  if (before && before.allowother === allowother && isSameOffer(before.options, options)) return before;
  return { ...question, options, ...(allowother !== undefined && { allowother }) };
}

/** Options that show under a condition, and those that are computed. */
export const conditionalOptions: OptionRules = { expressions, offer };
