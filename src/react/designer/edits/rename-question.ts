import type { Condition, Ending, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { renameInExpression } from '../../../engine/expression/rename.ts';
import { changeExpressions, mapSame, withChanges } from './question-expressions.ts';
import { findQuestion } from './tree.ts';

/** Renames a question here and in everything that speaks of it: formulas, conditions, bounds, related fields, endings, the report. */
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
    ...(definition.endings && { endings: mapSame(definition.endings, (ending): Ending => (ending.when === undefined ? ending : withChanges(ending, { when: expression(ending.when) }))) }),
    ...(definition.report?.questions && { report: { ...definition.report, questions: definition.report.questions.map((each) => (each === from ? name : each)) } }),
  };
}

/** A question that does not speak of the renamed one stays the same object. */
function renamed(question: Question, id: string, from: string, name: string, expression: (text: string) => string): Question {
  return withChanges(question, {
    ...(question.id === id && { name }),
    ...changeExpressions(question, expression),
    ...(question.relatedField === from && { relatedField: name }),
    ...(question.questions && { questions: mapSame(question.questions, (inner) => renamed(inner, id, from, name, expression)) }),
  });
}
