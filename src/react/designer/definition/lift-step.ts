import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { findQuestion, placeOf, type Place } from './tree.ts';

export type LiftDirection = 'up' | 'down' | 'in' | 'out';

/** Whether a question can hold others. */
export type Holds = (question: Question) => boolean;

/** Where the question goes by one step, counted without the question itself; undefined where it can go no further. */
export function liftStep(
  definition: FormDefinition,
  id: string,
  direction: LiftDirection,
  holds: Holds,
): Place | undefined {
  const place = placeOf(definition, id);
  if (!place) return undefined;
  const siblings = siblingsOf(definition, place.parent);
  switch (direction) {
    case 'up':
      return place.index > 0 ? { ...place, index: place.index - 1 } : beside(definition, place.parent, 0);
    case 'down':
      return place.index < siblings.length - 1
        ? { ...place, index: place.index + 1 }
        : beside(definition, place.parent, 1);
    case 'in':
      return into(siblings[place.index - 1], holds, 'end') ?? into(siblings[place.index + 1], holds, 'start');
    case 'out':
      return beside(definition, place.parent, 1);
    default:
      return direction satisfies never;
  }
}

export function siblingsOf(definition: FormDefinition, parent: string): readonly Question[] {
  return (
    definition.pages.find((page) => page.id === parent)?.questions ?? findQuestion(definition, parent)?.questions ?? []
  );
}

/** Before (0) or behind (1) a container; a page is beside nothing. */
function beside(definition: FormDefinition, container: string, offset: 0 | 1): Place | undefined {
  const place = placeOf(definition, container);
  return place && { ...place, index: place.index + offset };
}

function into(container: Question | undefined, holds: Holds, at: 'start' | 'end'): Place | undefined {
  if (!container || !holds(container)) return undefined;
  return { parent: container.id, index: at === 'start' ? 0 : (container.questions?.length ?? 0) };
}
