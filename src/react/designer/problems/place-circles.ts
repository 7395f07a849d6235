import { formExpressions } from '../../../engine/dependencies/form-expressions.ts';
import { conditionalOptions } from '../../../engine/options/conditional-options.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';

/** Everything that can close a circle, by its place, and as what it is known wherever it moves. */
function linksOf(definition: FormDefinition): ReadonlyMap<string, string> {
  const questions = walkQuestions(definition);
  return new Map([
    ...formExpressions(definition, questions, conditionalOptions).map(
      ({ path, kind, text, placed, condition }): [string, string] => [
        path,
        `${condition?.id ?? placed?.question.id} ${kind} ${text}`,
      ],
    ),
    ...questions.map(({ question, path }): [string, string] => [
      `${path}.relatedField`,
      `${question.id} related ${question.relatedField}`,
    ]),
  ]);
}

/** Puts a circle where it was closed: at the expression that is new since the form had none. */
export function placeCircles(): (
  definition: FormDefinition,
  problems: readonly DefinitionProblem[],
) => readonly DefinitionProblem[] {
  let known: ReadonlySet<string> = new Set();
  return (definition, problems) => {
    const links = linksOf(definition);
    if (!problems.some(({ rule }) => rule === 'circle')) {
      known = new Set(links.values());
      return problems;
    }
    return problems.map((problem) => {
      const places = problem.rule === 'circle' ? String(problem.params?.['places'] ?? '').split(' ') : [];
      const closed = places.find((place) => links.has(place) && !known.has(links.get(place)!));
      return closed === undefined ? problem : { ...problem, path: closed };
    });
  };
}
