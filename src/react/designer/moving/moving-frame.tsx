import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { QuestionType } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { findQuestion, type Place } from '../definition/tree.ts';
import { pageTitle } from '../definition/page-title.ts';
import { dropPlace, withoutMoved, type Dragged, type DropTarget } from './drop-place.ts';
import { targetAt, type Pointer } from './target-at.ts';
import { TypeIcon } from '../icons/type-icon.tsx';

/** The page in the list that is under the pointer; cards are found by where they stand. Notes where the pointer is. */
const pageUnder =
  (note: (pointer: Pointer) => void): CollisionDetection =>
  (given) => {
    if (given.pointerCoordinates) note(given.pointerCoordinates);
    return pointerWithin(given);
  };

/** Moving by keyboard is ours, and says itself what happens. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Lets questions, pages and types be dragged by mouse or finger. */
export function MovingFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useLanguage();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const accessibility = useMemo(
    () => ({ announcements: silent, screenReaderInstructions: { draggable: t('designer:move.help') } }),
    [t],
  );
  const { dragged, ghost, collisionDetection, begin, move, drop, end } = useDrops();
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={accessibility}
      onDragStart={({ active }) => begin({ ...(active.data.current as Dragged) })}
      onDragMove={move}
      onDragEnd={drop}
      onDragCancel={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        <div ref={ghost}>{dragged && <Ghost dragged={dragged} />}</div>
      </DragOverlay>
    </DndContext>
  );
}

/** What is dragged, where it would land, and what becomes of it. */
function useDrops() {
  const { model, actions } = useDesigner();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const pointer = useRef<Pointer>({ x: 0, y: 0 });
  const ghost = useRef<HTMLDivElement>(null);
  const [collisionDetection] = useState(() =>
    pageUnder((at) => {
      pointer.current = at;
    }),
  );
  const begin = (what: Dragged): void => {
    setDragged(what);
    model.$dragged.set(what.kind === 'question' ? what.id : null);
  };
  const placeUnder = ({ active, over }: DragMoveEvent | DragEndEvent): Place | undefined => {
    const what = active.data.current as Dragged;
    const root = ghost.current?.getRootNode() as Document | ShadowRoot | undefined;
    const page = over?.data.current as DropTarget | undefined;
    const found = page ? { target: page, lowerHalf: true } : root && targetAt(root, pointer.current);
    return found && dropPlace(model.$definition.get(), what, found.target, found.lowerHalf);
  };
  const end = (): void => {
    setDragged(null);
    model.$dragged.set(null);
    model.$drop.set(null);
  };
  const drop = (event: DragEndEvent): void => {
    const place = placeUnder(event);
    const what = { ...(event.active.data.current as Dragged) };
    const over = event.over?.data.current as DropTarget | undefined;
    end();
    if (what.kind === 'page' && over?.kind === 'page')
      return actions.movePage(
        what.id,
        model.$definition.get().pages.findIndex((page) => page.id === over.id),
      );
    if (!place) return;
    if (what.kind === 'type') actions.add(what.type as QuestionType, place);
    else actions.move(what.id, withoutMoved(model.$definition.get(), what.id, place));
  };
  const move = (event: DragMoveEvent): void => show(model.$drop, placeUnder(event));
  return { dragged, ghost, collisionDetection, begin, move, drop, end };
}

/** Called only when the place changes: the pointer moves more often. */
function show(store: { get(): Place | null; set(place: Place | null): void }, place: Place | undefined): void {
  const shown = store.get();
  if (shown?.parent !== place?.parent || shown?.index !== place?.index) store.set(place ?? null);
}

/** What hangs under the pointer. */
function Ghost({ dragged }: { readonly dragged: Dragged }) {
  const { model, panels } = useDesigner();
  const { t } = useLanguage();
  const definition = model.$definition.get();
  const editing = model.$editing.get();
  const page = definition.pages.find(({ id }) => dragged.kind === 'page' && id === dragged.id);
  if (page) return <div className="porsa-d-ghost">{pageTitle(definition.pages, page, editing, t)}</div>;
  const question = dragged.kind === 'question' ? findQuestion(definition, dragged.id) : undefined;
  const type = question?.type ?? ('type' in dragged ? (dragged.type as QuestionType) : 'text');
  return (
    <div className="porsa-d-ghost">
      <TypeIcon name={panels[type].icon} />
      {question ? pickText(question.title, editing) || question.name : t(`designer:types.${type}`)}
    </div>
  );
}
