import { resolveName } from '../../../engine/dependencies/question-names.ts';
import type { FormDefinition, Option, Question } from '../../../engine/definition/types.ts';
import type { Expression } from '../../../engine/syntax/syntax-tree.ts';
import { visit } from '../../../engine/syntax/visit.ts';
import { foldText } from '../../../engine/values/fold-text.ts';
import { rulesOf, type Rule, type Rules } from '../../../engine/walk/rules.ts';
import { comparisonIn } from '../../../engine/walk/closeness.ts';

/** `novalue`: compared with what no option is; `nodefault`: begins with what no option is; `unscored`: an option counts nothing where others do. */
export interface DeadValue {
  readonly kind: 'novalue' | 'nodefault' | 'unscored';
  readonly path: string;
  readonly value: string;
}

/** Values that nothing comes of: options that do not exist, and options that a score passes over. */
export function deadValues(definition: FormDefinition): readonly DeadValue[] {
  const rules = rulesOf(definition);
  return [...rules.all.flatMap((rule) => unknownIn(rule, rules)), ...defaultsIn(rules), ...unscoredIn(rules)];
}

/** The values of a choice; undefined where any text may be an answer. */
function choicesOf({ type, options, allowother }: Question): readonly string[] | undefined {
  const isChoice = type === 'select' || type === 'flatview' || type === 'cascadeview' || type === 'matrix';
  return isChoice && !allowother && options?.length ? valuesIn(options) : undefined;
}

const valuesIn = (options: readonly Option[]): readonly string[] =>
  options.flatMap(({ value, children }) => [value, ...(children ? valuesIn(children) : [])]);

function unknownIn({ expression, path, placed }: Rule, { byName }: Rules): readonly DeadValue[] {
  const found: DeadValue[] = [];
  const compare = (name: Expression, other: Expression): void => {
    if (name.kind !== 'name' || other.kind !== 'literal' || typeof other.value === 'boolean') return;
    const led = resolveName(name.name, byName, placed?.row);
    const choices = led?.kind === 'question' ? choicesOf(led.placed.question) : undefined;
    const value = String(other.value);
    if (value === '' || !choices || choices.some((each) => foldText(each) === foldText(value))) return;
    found.push({ kind: 'novalue', path, value });
  };
  visit(expression, (part) => {
    const compared = comparisonIn(part);
    if (!compared || (compared.operator !== '=' && compared.operator !== '<>')) return;
    compare(compared.left, compared.right);
    compare(compared.right, compared.left);
  });
  return found;
}

function defaultsIn({ questions }: Rules): readonly DeadValue[] {
  return questions.flatMap(({ question, path }): readonly DeadValue[] => {
    const choices = question.type === 'matrix' ? undefined : choicesOf(question);
    const given = question.defaultvalue;
    const values = typeof given === 'string' ? [given] : Array.isArray(given) ? (given as readonly unknown[]) : [];
    return values.flatMap((value) =>
      typeof value === 'string' && value !== '' && choices && !choices.includes(value)
        ? [{ kind: 'nodefault', path: `${path}.defaultvalue`, value }]
        : [],
    );
  });
}

/** Options without a score in questions that a formula asks for theirs. */
function unscoredIn({ questions, all }: Rules): readonly DeadValue[] {
  const asked = new Set<string>();
  for (const { expression } of all)
    visit(expression, (part) => {
      if (part.kind !== 'call' || part.name !== 'SCORE') return;
      for (const each of part.arguments) if (each.kind === 'name') asked.add(each.name.split('.')[0] ?? '');
    });
  return questions
    .filter(({ question: { name, options } }) => asked.has(name) && options?.some(({ score }) => score !== undefined))
    .flatMap(({ question, path }) =>
      (question.options ?? []).flatMap((option, index): readonly DeadValue[] =>
        option.score === undefined
          ? [{ kind: 'unscored', path: `${path}.options[${index}].score`, value: option.value }]
          : [],
      ),
    );
}
