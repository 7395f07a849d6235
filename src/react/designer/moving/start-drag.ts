import type { DesignerTools } from '../model/designer-context.ts';
import type { Place } from '../definition/tree.ts';
import { dropPlace, withoutMoved, type Dragged, type DropTarget } from './drop-place.ts';
import type { Drag, Pointer } from './follow-press.ts';
import { scrollAtEdge } from './scroll-at-edge.ts';
import { scrolledAt, targetAt } from './target-at.ts';

/** Begins to drag: shows where it would land, and puts it there in the end. `ghost` hangs under the pointer. */
export function startDrag(
  what: Dragged,
  ghost: HTMLElement,
  { model, actions }: Pick<DesignerTools, 'model' | 'actions'>,
): Drag {
  const root = ghost.getRootNode() as Document | ShadowRoot;
  let place: Place | undefined;
  let target: DropTarget | undefined;
  let scrolled: HTMLElement | undefined;
  model.$dragged.set(what);
  return {
    follow(at: Pointer) {
      ghost.style.translate = `${at.x}px ${at.y}px`;
      scrolled = scrolledAt(root, at) ?? scrolled;
      if (scrolled) scrollAtEdge(scrolled, at.y);
      const found = targetAt(root, at);
      target = found?.target;
      place = found && dropPlace(model.$definition.get(), what, found.target, found.lowerHalf);
      showPlace(model.$drop, place);
      const over = target?.kind === 'page' ? target.id : null;
      if (model.$over.get() !== over) model.$over.set(over);
    },
    drop() {
      const { pages } = model.$definition.get();
      const goal = target;
      if (what.kind === 'page') {
        const at = pages.findIndex(({ id }) => goal?.kind === 'page' && id === goal.id);
        if (at >= 0 && pages[at]?.id !== what.id) actions.movePage(what.id, at);
      } else if (place && what.kind === 'type') actions.add(what.type, place);
      else if (place && what.kind === 'questions')
        actions.move(what.ids, withoutMoved(model.$definition.get(), what.ids, place));
    },
    end() {
      model.$dragged.set(null);
      model.$drop.set(null);
      model.$over.set(null);
    },
  };
}

/** Called only when the place changes: the pointer moves more often. */
function showPlace(store: { get(): Place | null; set(place: Place | null): void }, place: Place | undefined): void {
  const shown = store.get();
  if (shown?.parent !== place?.parent || shown?.index !== place?.index) store.set(place ?? null);
}
