import { renameInExpression } from '../../../engine/syntax/rename.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { freeName, namesOf, newId } from '../definition/identity.ts';
import { changeExpressions } from '../definition/question-expressions.ts';
import { changeQuestions, findQuestion, insertAt, placeOf, withChildren } from '../definition/tree.ts';

/** A copy behind the question, with ids and names of its own at every depth; expressions within it speak of the copies. */
export function duplicateQuestion(
  definition: FormDefinition,
  id: string,
): { definition: FormDefinition; id: string } | undefined {
  const question = findQuestion(definition, id);
  const place = placeOf(definition, id);
  if (!question || !place) return undefined;
  const copy = copyOf(question, newNames(definition, question));
  return {
    definition: changeQuestions(definition, place.parent, (questions) => insertAt(questions, place.index + 1, copy)),
    id: copy.id,
  };
}

function newNames(definition: FormDefinition, question: Question): ReadonlyMap<string, string> {
  const taken = namesOf(definition);
  const names = new Map<string, string>();
  for (const { name } of withChildren([question])) {
    const free = freeName(taken, name);
    taken.add(free);
    names.set(name, free);
  }
  return names;
}

function copyOf(question: Question, names: ReadonlyMap<string, string>): Question {
  const expression = (text: string): string =>
    [...names].reduce((renamed, [from, to]) => renameInExpression(renamed, from, to), text);
  // A detail of the patient has one question.
  const { patientField: _one, ...others } = question;
  const copy = { ...others, id: newId('question'), name: names.get(question.name) ?? question.name };
  return {
    ...copy,
    ...changeExpressions(question, expression),
    ...(question.questions && { questions: question.questions.map((inner) => copyOf(inner, names)) }),
  };
}
