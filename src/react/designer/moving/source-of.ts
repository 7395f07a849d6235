import type { QuestionType } from '../../../engine/definition/types.ts';
import type { DesignerModel } from '../model/designer-model.ts';
import { meantWith } from '../model/marking.ts';
import type { Dragged } from './drop-place.ts';
import { cardOf } from './target-at.ts';

/** What a press takes hold of: a card with those that are marked with it, a page, a type. Text that is being written is selected, not dragged. */
export function sourceOf(target: Element, model: DesignerModel): Dragged | undefined {
  if (target.closest('.porsa-d-typed-card')) return undefined;
  const row = target.closest<HTMLElement>('.porsa-d-card-row');
  const id = row && cardOf(row);
  if (id) return { kind: 'questions', ids: meantWith(model, id) };
  const page = target.closest<HTMLElement>('.porsa-d-page-face')?.dataset['focusPage'];
  if (page !== undefined) return { kind: 'page', id: page };
  const type = target.closest<HTMLElement>('.porsa-d-palette-type')?.dataset['type'];
  return type === undefined ? undefined : { kind: 'type', type: type as QuestionType };
}
