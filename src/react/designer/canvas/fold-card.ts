import { findQuestion, withChildren } from '../definition/tree.ts';
import type { DesignerTools } from '../model/designer-context.ts';

/** Folds the questions of a container away on the canvas, or shows them again; what is selected among them gives way to it. */
export function foldCard(
  { model, actions }: Pick<DesignerTools, 'model' | 'actions'>,
  id: string,
  folded: boolean,
): void {
  const container = findQuestion(model.$definition.get(), id);
  if (!container || !actions.holds(container)) return;
  const others = [...model.$folded.get()].filter((each) => each !== id);
  model.$folded.set(new Set(folded ? [...others, id] : others));
  const selected = model.$selection.get();
  const inner = withChildren(container.questions ?? []);
  const isInside = selected.kind === 'question' && inner.some((question) => question.id === selected.id);
  if (folded && isInside) model.select({ kind: 'question', id });
}
