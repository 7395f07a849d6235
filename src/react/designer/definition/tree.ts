import type { FormDefinition, Page, Question } from '../../../engine/definition/types.ts';

/** The place of a question: in a page or a container, by its id, and at which place there. */
export interface Place {
  readonly parent: string;
  readonly index: number;
}

/** The questions of a form as they are sought: in order, and by id. */
interface Index {
  readonly all: readonly Question[];
  readonly byId: ReadonlyMap<string, Indexed>;
}

interface Indexed {
  readonly question: Question;
  readonly place: Place;
  readonly page: Page;
}

/** Forms never change: each is walked once, however often it is asked. A keystroke asks a dozen times. */
const indexes = new WeakMap<FormDefinition, Index>();

function indexOf(definition: FormDefinition): Index {
  const known = indexes.get(definition);
  if (known) return known;
  const all: Question[] = [];
  const byId = new Map<string, Indexed>();
  const note = (questions: readonly Question[], parent: string, page: Page): void =>
    questions.forEach((question, index) => {
      all.push(question);
      if (!byId.has(question.id)) byId.set(question.id, { question, place: { parent, index }, page });
      if (question.questions) note(question.questions, question.id, page);
    });
  for (const page of definition.pages) note(page.questions, page.id, page);
  const index = { all, byId };
  indexes.set(definition, index);
  return index;
}

/** The question with that id, at any depth. */
export const findQuestion = (definition: FormDefinition, id: string): Question | undefined =>
  indexOf(definition).byId.get(id)?.question;

/** The first question of that name. */
export const findByName = (definition: FormDefinition, name: string): Question | undefined =>
  indexOf(definition).all.find((question) => question.name === name);

/** Every question, containers before what they hold, in the order of the form. */
export const allQuestions = (definition: FormDefinition): readonly Question[] => indexOf(definition).all;

export function withChildren(questions: readonly Question[]): readonly Question[] {
  const all: Question[] = [];
  const note = (some: readonly Question[]): void => {
    for (const question of some) {
      all.push(question);
      if (question.questions) note(question.questions);
    }
  };
  note(questions);
  return all;
}

/** The current place of the question. */
export const placeOf = (definition: FormDefinition, id: string): Place | undefined =>
  indexOf(definition).byId.get(id)?.place;

/** The page that holds the question, at any depth. */
export const pageOf = (definition: FormDefinition, id: string): Page | undefined =>
  indexOf(definition).byId.get(id)?.page;

/** Puts what `change` makes of a parent's questions in their place; parents that hold the same list stay the same objects. */
export function changeQuestions(
  definition: FormDefinition,
  parent: string,
  change: (questions: readonly Question[]) => readonly Question[],
): FormDefinition {
  const inQuestions = (questions: readonly Question[]): readonly Question[] =>
    sameIfEqual(
      questions,
      questions.map((question) => {
        if (question.id === parent) return { ...question, questions: change(question.questions ?? []) };
        if (!question.questions) return question;
        const inner = inQuestions(question.questions);
        return inner === question.questions ? question : { ...question, questions: inner };
      }),
    );
  return {
    ...definition,
    pages: definition.pages.map((page) => {
      const questions = page.id === parent ? change(page.questions) : inQuestions(page.questions);
      return questions === page.questions ? page : { ...page, questions };
    }),
  };
}

/** Puts what `change` makes of the question with that id in its place. */
export function replaceQuestion(
  definition: FormDefinition,
  id: string,
  change: (question: Question) => Question,
): FormDefinition {
  const place = placeOf(definition, id);
  if (!place) return definition;
  return changeQuestions(definition, place.parent, (questions) =>
    questions.map((question) => (question.id === id ? change(question) : question)),
  );
}

export function insertAt<T>(list: readonly T[], index: number, ...items: readonly T[]): readonly T[] {
  const at = Math.max(0, Math.min(index, list.length));
  return [...list.slice(0, at), ...items, ...list.slice(at)];
}

/** The questions of these ids in the order of the form, without those that another of them holds. */
export function topmost(definition: FormDefinition, ids: Iterable<string>): readonly Question[] {
  const wanted = new Set(ids);
  const among = (questions: readonly Question[]): readonly Question[] =>
    questions.flatMap((question) => (wanted.has(question.id) ? [question] : among(question.questions ?? [])));
  return definition.pages.flatMap((page) => among(page.questions));
}

/** Without these questions, at whatever depth; lists that lose none stay the same objects. */
export function withoutQuestions(definition: FormDefinition, ids: ReadonlySet<string>): FormDefinition {
  const left = (questions: readonly Question[]): readonly Question[] =>
    sameIfEqual(
      questions,
      questions
        .filter(({ id }) => !ids.has(id))
        .map((question) => {
          const inner = question.questions && left(question.questions);
          return inner === question.questions ? question : { ...question, questions: inner };
        }),
    );
  return {
    ...definition,
    pages: definition.pages.map((page) => {
      const questions = left(page.questions);
      return questions === page.questions ? page : { ...page, questions };
    }),
  };
}

function sameIfEqual<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  return after.length === before.length && after.every((item, index) => item === before[index]) ? before : after;
}
