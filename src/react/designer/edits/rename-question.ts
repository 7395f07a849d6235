import type { Condition, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { renameInExpression } from '../../../engine/expression/rename.ts';
import { findQuestion } from './tree.ts';

/** Renames a question here and in everything that speaks of it: formulas, conditions, bounds, related fields, the report. */
export function renameQuestion(definition: FormDefinition, id: string, name: string): FormDefinition {
  const from = findQuestion(definition, id)?.name;
  if (from === undefined || from === name) return definition;
  const expression = (text: string): string => renameInExpression(text, from, name);
  return {
    ...definition,
    pages: definition.pages.map((page) => ({ ...page, questions: page.questions.map((question) => renamed(question, id, from, name, expression)) })),
    conditions: definition.conditions.map((condition): Condition => ({ ...condition, when: expression(condition.when) })),
    ...(definition.report?.questions && { report: { ...definition.report, questions: definition.report.questions.map((each) => (each === from ? name : each)) } }),
  };
}

function renamed(question: Question, id: string, from: string, name: string, expression: (text: string) => string): Question {
  const bound = (value: number | string): number | string => (typeof value === 'string' ? expression(value) : value);
  return {
    ...question,
    ...(question.id === id && { name }),
    ...(question.formula !== undefined && { formula: expression(question.formula) }),
    ...(question.min !== undefined && { min: bound(question.min) }),
    ...(question.max !== undefined && { max: bound(question.max) }),
    ...(question.relatedField === from && { relatedField: name }),
    ...(question.questions && { questions: question.questions.map((inner) => renamed(inner, id, from, name, expression)) }),
  };
}
