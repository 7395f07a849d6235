import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import {
  changeQuestions,
  insertAt,
  placeOf,
  topmost,
  withChildren,
  withoutQuestions,
  type Place,
} from '../definition/tree.ts';

/** The question at another place; `to.index` counts with the question removed. It cannot be moved into itself. */
export const moveQuestion = (definition: FormDefinition, id: string, to: Place): FormDefinition =>
  moveQuestions(definition, [id], to);

/** Several questions one below the other at a place, in the order of the form; `to.index` counts without them. */
export function moveQuestions(definition: FormDefinition, ids: readonly string[], to: Place): FormDefinition {
  const moved = topmost(definition, ids);
  if (moved.length === 0 || withChildren(moved).some((inner) => inner.id === to.parent)) return definition;
  const without = withoutQuestions(definition, new Set(moved.map(({ id }) => id)));
  return changeQuestions(without, to.parent, (questions) => insertAt(questions, to.index, ...moved));
}

/** Each of them one place further in its own list, as far as those that stay leave room; undefined where none can go. */
export function stepQuestions(
  definition: FormDefinition,
  ids: readonly string[],
  direction: 'up' | 'down',
): FormDefinition | undefined {
  const moved = new Set(topmost(definition, ids).map(({ id }) => id));
  const parents = new Set([...moved].map((id) => placeOf(definition, id)?.parent ?? ''));
  let isMoved = false;
  const stepped = [...parents].reduce(
    (before, parent) =>
      changeQuestions(before, parent, (questions) => {
        const after =
          direction === 'up' ? stepUp(questions, moved) : [...stepUp([...questions].reverse(), moved)].reverse();
        isMoved ||= after.some((question, index) => question !== questions[index]);
        return after;
      }),
    definition,
  );
  return isMoved ? stepped : undefined;
}

function stepUp(questions: readonly Question[], moved: ReadonlySet<string>): readonly Question[] {
  const after: Question[] = [];
  for (const question of questions) {
    const before = after.at(-1);
    if (before && moved.has(question.id) && !moved.has(before.id)) after.splice(-1, 0, question);
    else after.push(question);
  }
  return after;
}
