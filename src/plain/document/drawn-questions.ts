import type { Question } from '../../engine/definition/types.ts';
import type { FormScope } from '../../engine/live-form/types.ts';
import { fieldModels } from '../../fields/models/models.ts';
import { fieldViews } from '../../fields/registry/views.ts';
import { isDrawn } from '../is-drawn.ts';
import { scopesIn } from '../read-page.ts';

/** A question on a page, by its path: `medications[2].dose`. */
export interface DrawnQuestion {
  readonly path: string;
  readonly question: Question;
  readonly scope: FormScope;
}

/** Every question that a page holds as the form stands, those of sections and rows too. */
export function drawnQuestions(questions: readonly Question[], scope: FormScope): readonly DrawnQuestion[] {
  return questions
    .filter((question) => isDrawn(question, scope))
    .flatMap((question) => [
      { path: scope.path + question.name, question, scope },
      ...(question.questions ? scopesIn(question, scope) : []).flatMap((inner) =>
        drawnQuestions(question.questions ?? [], inner),
      ),
    ]);
}

/** What came up on a page since it was drawn: questions that want an answer, and words that are meant to be read. */
export function cameUp(
  before: readonly DrawnQuestion[],
  after: readonly DrawnQuestion[],
): { readonly questions: readonly DrawnQuestion[]; readonly notes: readonly DrawnQuestion[] } {
  const known = new Set(before.map(({ path }) => path));
  const others = after.filter(({ path }) => !known.has(path));
  return {
    questions: others.filter(
      ({ question, scope }) =>
        fieldModels[question.type].kind === 'input' && scope.state(question.name).value === undefined,
    ),
    notes: others.filter(({ question }) => fieldViews[question.type].isNote === true),
  };
}
