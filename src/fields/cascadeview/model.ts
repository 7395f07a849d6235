import type { Answer, Option, Question } from '../../engine/definition/types.ts';
import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import { chosen, optionOf } from '../choices/choice-rules.ts';
import { localize } from '../texts/localize.ts';
import { accept, blank, isBlank, refuse } from '../rules/parsed.ts';
import { readText } from '../texts/plain-text.ts';

/**
 * A choice made level by level: the path of values from the root to an option that has no children.
 *
 * With `allowother`, a text that is no option of the first level is an answer in its own words; it scores nothing.
 */
export const cascadeviewModel: FieldModel = {
  type: 'cascadeview',
  kind: 'input',
  parse(input) {
    if (isBlank(input)) return blank;
    const steps: readonly unknown[] = Array.isArray(input) ? input : [input];
    const path = steps.filter((step) => !isBlank(step)).map(readText);
    if (!path.every((step) => step !== undefined)) return refuse('notoption');
    return path.length === 0 ? blank : accept(path);
  },
  validate(answer, question) {
    const leaf = walk(answer, question)?.at(-1);
    if (!leaf) return question.allowother && isOwn(answer, question) ? undefined : { rule: 'notoption' };
    return leaf.children?.length ? { rule: 'incompletepath' } : undefined;
  },
  toValue: (answer) => chosen(answer),
  score: (answer, question) => walk(answer, question)?.at(-1)?.score,
  format(answer, question, { language }) {
    const options = walk(answer, question);
    return options ? options.map((option) => localize(option.text, language)).join(' › ') : chosen(answer).join(' › ');
  },
  check(question, report) {
    if (!question.options?.length) report('options', { rule: 'optionsmissing' });
  },
};

/** Words in the place of a path. */
function isOwn(answer: Answer, question: Question): boolean {
  const [words, ...more] = chosen(answer);
  return words !== undefined && more.length === 0 && !optionOf(words, question);
}

/** The options along the path; undefined when a step of it is not in the tree, or there is none. */
function walk(answer: Answer, question: Question): readonly Option[] | undefined {
  const found: Option[] = [];
  let level = question.options;
  for (const value of chosen(answer)) {
    const option = optionOf(value, { options: level });
    if (!option) return undefined;
    found.push(option);
    level = option.children;
  }
  return found.length > 0 ? found : undefined;
}
