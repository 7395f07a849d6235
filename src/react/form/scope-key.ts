import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import type { FormScope, LiveForm } from '../../engine/live-form/types.ts';

const numbers = new WeakMap<FormScope, number>();
let last = 0;

/** Stays with a question of a form or of a row, wherever the row moves; also the id of its control in the page. */
export function keyOf(scope: FormScope, name: string): string {
  let number = numbers.get(scope);
  if (number === undefined) numbers.set(scope, (number = ++last));
  return `porsa-${number}-${name}`;
}

export interface Place {
  readonly scope: FormScope;
  readonly name: string;
}

/** Where the question of a problem lies: `medications[2].dose` is `dose` in a row. */
export function placeOf(form: LiveForm, problemName: string): Place {
  let scope: FormScope = form;
  let name = problemName;
  for (let end = name.indexOf('].'); end >= 0; end = name.indexOf('].')) {
    const path: string = scope.path + name.slice(0, end + 2);
    const row = scope.rows(name.slice(0, name.lastIndexOf('[', end))).find((other) => other.scope.path === path);
    if (!row) return { scope, name: name.slice(0, name.indexOf('[')) };
    scope = row.scope;
    name = name.slice(end + 2);
  }
  return { scope, name };
}

function holds(questions: readonly Question[], name: string): boolean {
  return questions.some((question) => question.name === name || holds(question.questions ?? [], name));
}

/** Id of the page that asks the question. */
export function pageOf(definition: FormDefinition, name: string): string | undefined {
  return definition.pages.find((page) => holds(page.questions, name))?.id;
}
