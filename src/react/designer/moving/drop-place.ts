import type { FormDefinition, QuestionType } from '../../../engine/definition/types.ts';
import { placeOf, topmost, withChildren, type Place } from '../definition/tree.ts';
import { siblingsOf } from '../definition/lift-step.ts';

/** What is being dragged: questions, a page, or a type from the palette. */
export type Dragged =
  | { readonly kind: 'questions'; readonly ids: readonly string[] }
  | { readonly kind: 'page'; readonly id: string }
  | { readonly kind: 'type'; readonly type: QuestionType };

/** What it hangs over. `end` is the free room of a page or a container; a question is in its `parent`. */
export interface DropTarget {
  readonly kind: 'question' | 'end' | 'page';
  readonly id: string;
  readonly parent?: string;
}

/** Where questions would land, counted without removing them first; undefined where they may not go. */
export function dropPlace(
  definition: FormDefinition,
  dragged: Dragged,
  over: DropTarget,
  lowerHalf: boolean,
): Place | undefined {
  if (dragged.kind === 'page') return undefined;
  const place = rawPlace(definition, over, lowerHalf);
  const moving = dragged.kind === 'questions' ? withChildren(topmost(definition, dragged.ids)) : [];
  return moving.some((inner) => inner.id === place?.parent) ? undefined : place;
}

function rawPlace(definition: FormDefinition, over: DropTarget, lowerHalf: boolean): Place | undefined {
  if (over.kind !== 'question') return { parent: over.id, index: siblingsOf(definition, over.id).length };
  const place = placeOf(definition, over.id);
  return place && { ...place, index: place.index + (lowerHalf ? 1 : 0) };
}

/** The same place, counted with the questions removed, as `moveQuestions` wants it. */
export function withoutMoved(definition: FormDefinition, ids: readonly string[], place: Place): Place {
  const moved = new Set(topmost(definition, ids).map(({ id }) => id));
  const before = siblingsOf(definition, place.parent).slice(0, place.index);
  return { ...place, index: before.filter(({ id }) => !moved.has(id)).length };
}
