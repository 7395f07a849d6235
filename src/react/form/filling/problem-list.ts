import type { FormScope, LiveForm } from '../../../engine/live-form/types.ts';
import type { Problem } from '../../../engine/definition/problem.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { keyOf, placeOf } from '../question/scope-key.ts';

/** One item of the summary: the question, its problem, and the key that leads to it. */
export interface ListedProblem {
  /** Of the question's control in the page. */
  readonly key: string;
  readonly name: string;
  /** The form, or the row, that has the question. */
  readonly scope: FormScope;
  readonly title: string;
  readonly message: string;
}

type Tools = Pick<LanguageTools, 'text' | 'number'>;

function titleOf(form: LiveForm, problemName: string, { text, number }: Tools): string {
  const { scope, name } = placeOf(form, problemName);
  const question = form.question(name);
  const title = text(question.shorttitle ?? question.title) || name;
  const row = /\[(\d+)\]\.$/.exec(scope.path)?.[1];
  return row === undefined ? title : `${title} (${number(Number(row) + 1)})`;
}

/** Problems as the summary says them. */
export function listProblems(form: LiveForm, problems: readonly Problem[], tools: Tools): readonly ListedProblem[] {
  return problems.map(({ name, message }) => {
    const place = placeOf(form, name);
    return { key: keyOf(place.scope, place.name), ...place, title: titleOf(form, name, tools), message };
  });
}
