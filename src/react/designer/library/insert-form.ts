import type { Condition, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { allQuestions, changeQuestions, insertAt, withChildren, type Place } from '../definition/tree.ts';
import { appendForm } from '../import/append-form.ts';

interface Inserted {
  readonly definition: FormDefinition;
  /** The first of what came. */
  readonly id: string | undefined;
}

/** The form with another one's pages behind its own. */
export function addPagesOf(definition: FormDefinition, other: FormDefinition): Inserted {
  const whole = appendForm(definition, withoutTakenDetails(withoutKnownEndings(other, definition), definition));
  return { definition: whole, id: whole.pages[definition.pages.length]?.id };
}

/** The form with the questions of another one at a place of a page; its conditions and endings come along. */
export function insertForm(definition: FormDefinition, other: FormDefinition, place: Place): Inserted {
  const { definition: whole } = addPagesOf(definition, other);
  const own = definition.pages.length;
  const added = whole.pages.slice(own).flatMap(({ questions }) => questions);
  const left = new Set(whole.pages.slice(own).map(({ id }) => id));
  const kept = {
    ...whole,
    pages: whole.pages.slice(0, own),
    conditions: whole.conditions.filter((condition) => !speaksOf(condition, left)),
  };
  return {
    definition: changeQuestions(kept, place.parent, (questions) =>
      added.reduce((list, question, index) => insertAt(list, place.index + index, question), questions),
    ),
    id: added[0]?.id,
  };
}

/** Nothing speaks of a page that has not come. */
function speaksOf(condition: Condition, pages: ReadonlySet<string>): boolean {
  if (condition.kind === 'gotopage') return pages.has(condition.from) || pages.has(condition.to);
  return condition.kind === 'visibility' && pages.has(condition.target);
}

/** On that page, behind the question that is selected or is around it, or at the end. */
export function placeBehind({ pages }: FormDefinition, page: string, selected?: string): Place {
  const questions = pages.find(({ id }) => id === page)?.questions ?? [];
  const at = questions.findIndex((question) => withChildren([question]).some(({ id }) => id === selected));
  return { parent: page, index: at < 0 ? questions.length : at + 1 };
}

/** Two instruments that end with the same words say them once. */
function withoutKnownEndings(other: FormDefinition, { endings: own = [] }: FormDefinition): FormDefinition {
  const known = new Set(own.map((ending) => JSON.stringify({ ...ending, id: '' })));
  return { ...other, endings: other.endings?.filter((ending) => !known.has(JSON.stringify({ ...ending, id: '' }))) };
}

/** Only one question of a form can be a detail of the patient. */
function withoutTakenDetails(other: FormDefinition, definition: FormDefinition): FormDefinition {
  const taken = new Set(allQuestions(definition).map(({ patientField }) => patientField));
  const left = ({ patientField, ...question }: Question): Question => ({
    ...question,
    ...(patientField !== undefined && !taken.has(patientField) && { patientField }),
    ...(question.questions && { questions: question.questions.map(left) }),
  });
  return { ...other, pages: other.pages.map((page) => ({ ...page, questions: page.questions.map(left) })) };
}
