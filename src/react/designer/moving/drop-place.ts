import type { FormDefinition } from '../../../engine/definition/types.ts';
import { findQuestion, placeOf, withChildren, type Place } from '../definition/tree.ts';
import { siblingsOf } from '../definition/lift-step.ts';

/** What is being dragged: a question, a page, or a type from the palette. */
export type Dragged =
  { readonly kind: 'question' | 'page'; readonly id: string } | { readonly kind: 'type'; readonly type: string };

/** What it hangs over. `end` is the free room of a page or a container; a question is in its `parent`. */
export interface DropTarget {
  readonly kind: 'question' | 'end' | 'page';
  readonly id: string;
  readonly parent?: string;
}

/** Where a question would land, counted without removing it first; undefined where it may not go. */
export function dropPlace(
  definition: FormDefinition,
  dragged: Dragged,
  over: DropTarget,
  lowerHalf: boolean,
): Place | undefined {
  if (dragged.kind === 'page') return undefined;
  const place = rawPlace(definition, over, lowerHalf);
  const moving = dragged.kind === 'question' ? findQuestion(definition, dragged.id) : undefined;
  const intoItself = moving && place && withChildren([moving]).some((inner) => inner.id === place.parent);
  return intoItself ? undefined : place;
}

function rawPlace(definition: FormDefinition, over: DropTarget, lowerHalf: boolean): Place | undefined {
  if (over.kind !== 'question') return { parent: over.id, index: siblingsOf(definition, over.id).length };
  const place = placeOf(definition, over.id);
  return place && { ...place, index: place.index + (lowerHalf ? 1 : 0) };
}

/** The same place, counted with the question removed, as `moveQuestion` wants it. */
export function withoutMoved(definition: FormDefinition, id: string, place: Place): Place {
  const from = placeOf(definition, id);
  const before = from?.parent === place.parent && from.index < place.index;
  return before ? { ...place, index: place.index - 1 } : place;
}
