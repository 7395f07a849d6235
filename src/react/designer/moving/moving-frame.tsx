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
import type { FormDefinition, QuestionType } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { findQuestion, type Place } from '../edits/tree.ts';
import { Icon } from '../icon.tsx';
import { pageTitle } from '../page-title.ts';
import { dropPlace, withoutMoved, type Dragged, type DropTarget } from './drop-place.ts';

/** Of all that lies under the pointer, the innermost: a card in a container rather than the container. Notes where the pointer is. */
const innermost =
  (pointer: { y: number }): CollisionDetection =>
  (given) => {
    pointer.y = given.pointerCoordinates?.y ?? 0;
    const area = (id: string | number): number => {
      const rect = given.droppableRects.get(id);
      return rect ? rect.width * rect.height : Infinity;
    };
    const under = pointerWithin(given).sort((one, other) => area(one.id) - area(other.id));
    const [room] = under;
    const parent = room && placesOf(given, room.id);
    if (parent?.kind !== 'end') return under;
    // In the room between, beside or below cards: the nearest one says before or behind which.
    const away = (id: string | number): number => {
      const rect = given.droppableRects.get(id);
      return rect ? Math.max(rect.top - pointer.y, pointer.y - rect.bottom, 0) : Infinity;
    };
    const cards = given.droppableContainers.filter(({ id }) => {
      const target = placesOf(given, id);
      return target?.kind === 'question' && target.parent === parent.id;
    });
    const nearest = cards.map(({ id }) => id).sort((one, other) => away(one) - away(other))[0];
    return nearest === undefined ? under : [{ id: nearest }];
  };

const placesOf = (
  { droppableContainers }: Parameters<CollisionDetection>[0],
  id: string | number,
): DropTarget | undefined =>
  droppableContainers.find((container) => container.id === id)?.data.current as DropTarget | undefined;

/** Moving by keyboard is ours, and says itself what happens. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Lets questions, pages and types be dragged by mouse or finger. */
export function MovingFrame({ children }: { readonly children: ReactNode }) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const pointer = useRef({ y: 0 });
  const [collisionDetection] = useState(() => innermost(pointer.current));
  const accessibility = useMemo(
    () => ({ announcements: silent, screenReaderInstructions: { draggable: t('designer:move.help') } }),
    [t],
  );
  const end = (): void => {
    setDragged(null);
    model.$drop.set(null);
  };
  const drop = (event: DragEndEvent): void => {
    const place = placeUnder(event, pointer.current.y, model.$definition.get());
    const what = event.active.data.current as Dragged;
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
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(active.data.current as Dragged)}
      onDragMove={(event) => show(model.$drop, placeUnder(event, pointer.current.y, model.$definition.get()))}
      onDragEnd={drop}
      onDragCancel={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged && <Ghost dragged={dragged} />}</DragOverlay>
    </DndContext>
  );
}

/** Told only when it is another place: the pointer moves more often. */
function show(store: { get(): Place | null; set(place: Place | null): void }, place: Place | undefined): void {
  const shown = store.get();
  if (shown?.parent !== place?.parent || shown?.index !== place?.index) store.set(place ?? null);
}

function placeUnder(
  { active, over }: DragMoveEvent | DragEndEvent,
  y: number,
  definition: FormDefinition,
): Place | undefined {
  if (!over) return undefined;
  const lowerHalf = y > over.rect.top + over.rect.height / 2;
  return dropPlace(definition, active.data.current as Dragged, over.data.current as DropTarget, lowerHalf);
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
      <Icon name={panels[type].icon} />
      {question ? pickText(question.title, editing) || question.name : t(`designer:types.${type}`)}
    </div>
  );
}
