import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import type { FormScope, LiveForm } from '../../../engine/live-form/types.ts';

const numbers = new WeakMap<FormScope, string>();
const named = new WeakMap<LiveForm, { readonly number: string; rows: number }>();
let last = 0;

/** Stays with a question of a form or of a row, wherever the row moves; also the id of its control in the page. */
export function keyOf(scope: FormScope, name: string): string {
  let number = numbers.get(scope);
  if (number === undefined) numbers.set(scope, (number = numberOf(scope)));
  return `porsa-${number}-${name}`;
}

/** Every form of a page counts on, unless it is one whose keys are the same wherever it is drawn. */
function numberOf(scope: FormScope): string {
  const own = named.get(scope.form);
  if (!own) return String(++last);
  return scope.path === '' ? own.number : `${own.number}-${++own.rows}`;
}

/** Makes the keys of a form those that it was prerendered with. It must be alone with them in its root. */
export function fixKeys(form: LiveForm, number: string): void {
  named.set(form, { number, rows: 0 });
}

export interface Place {
  readonly scope: FormScope;
  readonly name: string;
}

/** The scope of the question that a problem belongs to: `medications[2].dose` is `dose` in a row. */
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
