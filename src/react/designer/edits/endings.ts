import type { Ending, FormDefinition } from '../../../engine/definition/types.ts';
import { withoutBlanks } from './change-page.ts';
import { insertAt } from '../definition/tree.ts';

/** The form with other endings; a form without any has no list of them. */
function withEndings(definition: FormDefinition, endings: readonly Ending[]): FormDefinition {
  return withoutBlanks({ ...definition, endings: endings.length ? endings : undefined });
}

export const addEnding = (definition: FormDefinition, id: string): FormDefinition =>
  withEndings(definition, [...(definition.endings ?? []), { id }]);

/** Changes an ending; a key given as undefined is removed. */
export const changeEnding = (
  definition: FormDefinition,
  id: string,
  change: Partial<Omit<Ending, 'id'>>,
): FormDefinition =>
  withEndings(
    definition,
    (definition.endings ?? []).map((ending) => (ending.id === id ? withoutBlanks({ ...ending, ...change }) : ending)),
  );

export const removeEnding = (definition: FormDefinition, id: string): FormDefinition =>
  withEndings(
    definition,
    (definition.endings ?? []).filter((ending) => ending.id !== id),
  );

/** The ending at another place in the order; `to` counts without it. */
export function moveEnding(definition: FormDefinition, id: string, to: number): FormDefinition {
  const ending = definition.endings?.find((each) => each.id === id);
  return ending
    ? withEndings(definition, insertAt(removeEnding(definition, id).endings ?? [], to, ending))
    : definition;
}
