import type { Condition, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { renameInExpression } from '../../../engine/expression/rename.ts';
import { findQuestion } from './tree.ts';

/** Renames a question here and in everything that speaks of it: formulas, conditions, bounds, related fields, the report. */
export function renameQuestion(definition: FormDefinition, id: string, name: string): FormDefinition {
  const from = findQuestion(definition, id)?.name;
  if (from === undefined || from === name) return definition;
  const expression = (text: string): string => renameInExpression(text, from, name);
  const rename = (question: Question): Question => renamed(question, id, from, name, expression);
  return {
    ...definition,
    pages: definition.pages.map((page) => {
      const questions = mapSame(page.questions, rename);
      return questions === page.questions ? page : { ...page, questions };
    }),
    conditions: mapSame(definition.conditions, (condition): Condition => withChanges(condition, { when: expression(condition.when) })),
    ...(definition.report?.questions && { report: { ...definition.report, questions: definition.report.questions.map((each) => (each === from ? name : each)) } }),
  };
}

/** A question that does not speak of the renamed one stays the same object. */
function renamed(question: Question, id: string, from: string, name: string, expression: (text: string) => string): Question {
  const bound = (value: number | string): number | string => (typeof value === 'string' ? expression(value) : value);
  return withChanges(question, {
    ...(question.id === id && { name }),
    ...(question.constraint !== undefined && { constraint: { ...question.constraint, when: expression(question.constraint.when) } }),
    ...(question.initialformula !== undefined && { initialformula: expression(question.initialformula) }),
    ...(question.requiredWhen !== undefined && { requiredWhen: expression(question.requiredWhen) }),
    ...(question.formula !== undefined && { formula: expression(question.formula) }),
    ...(question.min !== undefined && { min: bound(question.min) }),
    ...(question.max !== undefined && { max: bound(question.max) }),
    ...(question.relatedField === from && { relatedField: name }),
    ...(question.questions && { questions: mapSame(question.questions, (inner) => renamed(inner, id, from, name, expression)) }),
  });
}

function withChanges<T extends object>(before: T, changes: Partial<T>): T {
  const keys = Object.keys(changes) as (keyof T)[];
  return keys.every((key) => before[key] === changes[key]) ? before : { ...before, ...changes };
}

function mapSame<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}
