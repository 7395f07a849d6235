import type { QuestionType } from '../../../engine/definition/types.ts';
import { placeOf, type Place } from '../definition/tree.ts';
import type { DesignerTools } from '../model/designer-context.ts';

type Tools = Pick<DesignerTools, 'model' | 'actions'>;

/** Opens the texts of a question on the canvas. */
export function typeInto(model: Tools['model'], id: string): void {
  model.select({ kind: 'question', id });
  model.$typing.set(id);
}

/** A new question of the type at that place, with the caret in its title. */
export function typeNew({ model, actions }: Tools, type: QuestionType, place: Place): void {
  actions.add(type, place);
  const added = model.$selection.get();
  if (added.kind === 'question') model.$typing.set(added.id);
}

/** The same behind another question. */
export function typeBelow(tools: Tools, id: string, type: QuestionType): void {
  const place = placeOf(tools.model.$definition.get(), id);
  if (place) typeNew(tools, type, { ...place, index: place.index + 1 });
}
