import type { FormDefinition, Opening } from '../../../engine/definition/types.ts';
import { withoutBlanks } from './change-page.ts';

/** Changes what is read before the first question; a key given as undefined is removed, and an opening of nothing is none. */
export function changeOpening(definition: FormDefinition, changes: Partial<Opening>): FormDefinition {
  const opening = withoutBlanks({ ...definition.opening, ...changes });
  return withoutBlanks({ ...definition, opening: Object.keys(opening).length ? opening : undefined });
}
