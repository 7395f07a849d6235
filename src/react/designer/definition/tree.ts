import type { FormDefinition, Page, Question } from '../../../engine/definition/types.ts';

/** The place of a question: in a page or a container, by its id, and at which place there. */
export interface Place {
  readonly parent: string;
  readonly index: number;
}

/** The question with that id, at any depth. */
export function findQuestion(definition: FormDefinition, id: string): Question | undefined {
  return allQuestions(definition).find((question) => question.id === id);
}

/** Every question, containers before what they hold, in the order of the form. */
export function allQuestions(definition: FormDefinition): readonly Question[] {
  return definition.pages.flatMap((page) => withChildren(page.questions));
}

export function withChildren(questions: readonly Question[]): readonly Question[] {
  return questions.flatMap((question) => [question, ...withChildren(question.questions ?? [])]);
}

/** The current place of the question. */
export function placeOf(definition: FormDefinition, id: string): Place | undefined {
  const parents: readonly (Page | Question)[] = [...definition.pages, ...allQuestions(definition)];
  for (const parent of parents) {
    const index = (parent.questions ?? []).findIndex((question) => question.id === id);
    if (index >= 0) return { parent: parent.id, index };
  }
  return undefined;
}

/** The page that holds the question, at any depth. */
export function pageOf(definition: FormDefinition, id: string): Page | undefined {
  return definition.pages.find((page) => withChildren(page.questions).some((question) => question.id === id));
}

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
