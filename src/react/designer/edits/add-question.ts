import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { freeName, namesOf, newId } from '../definition/identity.ts';
import { nameOfTitle } from '../definition/name-of-title.ts';
import { changeQuestions, insertAt, type Place } from '../definition/tree.ts';

/** A new question at a place; it gets its id, and a free name, of its title or its type. */
export function addQuestion(
  definition: FormDefinition,
  place: Place,
  question: Omit<Question, 'id' | 'name'>,
): { definition: FormDefinition; id: string } {
  const id = newId('question');
  const added: Question = {
    ...question,
    id,
    name: freeName(namesOf(definition), nameOfTitle(question.title, definition) ?? question.type),
  };
  return {
    definition: changeQuestions(definition, place.parent, (questions) => insertAt(questions, place.index, added)),
    id,
  };
}
