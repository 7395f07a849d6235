import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { freeName, namesOf } from '../definition/identity.ts';
import { nameOfTitle } from '../definition/name-of-title.ts';
import { findQuestion } from '../definition/tree.ts';
import { renameQuestion } from './rename-question.ts';
import { usesOf } from './uses.ts';

/** A question as it was before its title or type was changed. */
export type Before = Pick<Question, 'type' | 'title'>;

/** The form with the question's name made anew from its title, or its type, as long as nobody chose another name and nothing uses it. */
export function followTitle(definition: FormDefinition, id: string, before: Before): FormDefinition {
  const question = findQuestion(definition, id);
  if (!question || !isGiven(question, before, definition) || usesOf(definition, id).length > 0) return definition;
  const base = nameOfTitle(question.title, definition) ?? question.type;
  if (stemOf(question.name) === base) return definition;
  const taken = namesOf(definition);
  taken.delete(question.name);
  return renameQuestion(definition, id, freeName(taken, base));
}

/** Whether the designer made the name, of the type or of the title. */
function isGiven({ name, ...now }: Question, { type, title }: Before, definition: FormDefinition): boolean {
  const stem = stemOf(name);
  return [type, now.type, nameOfTitle(title, definition)].some(
    (base) => base !== undefined && [stem, name].includes(base),
  );
}

const stemOf = (name: string): string => name.replace(/_\d+$/, '');
