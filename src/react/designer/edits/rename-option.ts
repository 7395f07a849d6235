import type { Answer, FormDefinition, Option, Question } from '../../../engine/definition/types.ts';
import { renameValue, type Means } from '../../../engine/syntax/rename-value.ts';
import { renameRowInExpression } from '../../../engine/syntax/rename.ts';
import { importedCode, isCoded } from '../definition/imported-codes.ts';
import { changeOption, type OptionPath } from '../definition/options.ts';
import { changeEverywhere } from './change-everywhere.ts';
import { changeQuestion } from './change-question.ts';
import { changeExpressions } from '../definition/question-expressions.ts';
import { findQuestion } from '../definition/tree.ts';

/** Whether a name of an expression is the question, alone, as a column of a repeating container, or by a row of its own. */
export const nameOf =
  ({ name, rows }: Question): Means =>
  (mentioned) => {
    const segments = mentioned.split('.');
    return segments.at(-1) === name || (rows !== undefined && segments.at(-2) === name);
  };

const allOptions = (options: readonly Option[]): readonly Option[] =>
  options.flatMap((option) => [option, ...allOptions(option.children ?? [])]);

export const optionAt = (options: readonly Option[] = [], [index = 0, ...inner]: OptionPath): Option | undefined =>
  inner.length ? optionAt(options[index]?.children, inner) : options[index];

/** Gives an option another value, here and wherever the form compares an answer with it. A value that several options have means none of them. */
export function renameOption(definition: FormDefinition, id: string, path: OptionPath, value: string): FormDefinition {
  const question = findQuestion(definition, id);
  const from = optionAt(question?.options, path)?.value;
  if (!question?.options || from === undefined || from === value) return definition;
  const code = importedCode(definition, question, from);
  const renamed = changeQuestion(definition, id, {
    // The code that it was imported with is found by its value.
    options: changeOption(question.options, path, (option) => ({
      ...option,
      value,
      ...(code?.system !== undefined && !isCoded(option) && code),
    })),
  });
  const values = allOptions(question.options).map((option) => option.value);
  const isClear =
    from.trim() !== '' &&
    value.trim() !== '' &&
    values.filter((each) => each === from).length === 1 &&
    !values.includes(value);
  if (!isClear) return renamed;
  const sought = { means: nameOf(question), value: from };
  return changeEverywhere(renamed, {
    expression: (text) => renameValue(text, value, sought),
    question: (each) => (each.id === id ? ownUses(each, from, value, sought.means) : {}),
  });
}

/** What a question says of its own options: its formula gives one, its default is one. */
function ownUses(question: Question, from: string, to: string, means: Means): Partial<Question> {
  const { formula, defaultvalue } = question;
  return {
    ...changeExpressions(question, (text) => renameValue(text, to, { means, value: from })),
    ...(formula !== undefined && { formula: renameValue(formula, to, { means, value: from, isOwn: true }) }),
    ...(defaultvalue !== undefined && { defaultvalue: renamedAnswer(defaultvalue, from, to) }),
  };
}

function renamedAnswer(answer: Answer, from: string, to: string): Answer {
  if (answer === from) return to;
  return Array.isArray(answer) && answer.includes(from as never)
    ? (answer.map((each: unknown) => (each === from ? to : each)) as readonly string[])
    : answer;
}

/** Gives a row of a matrix another name, here and in everything that speaks of it. */
export function renameRow(definition: FormDefinition, id: string, index: number, name: string): FormDefinition {
  const question = findQuestion(definition, id);
  const from = question?.rows?.[index]?.name;
  if (!question?.rows || from === undefined || from === name) return definition;
  const renamed = changeQuestion(definition, id, {
    rows: question.rows.map((row, at) => (at === index ? { ...row, name } : row)),
  });
  const isClear =
    name.trim() !== '' &&
    question.rows.filter((row) => row.name === from).length === 1 &&
    !question.rows.some((row) => row.name === name);
  return isClear
    ? changeEverywhere(renamed, { expression: (text) => renameRowInExpression(text, question.name, from, name) })
    : renamed;
}
