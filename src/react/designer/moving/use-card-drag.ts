import { useDraggable } from '@dnd-kit/core';
import { useState, type MouseEvent, type TouchEvent } from 'react';
import { cardOf } from './target-at.ts';

type Start = MouseEvent | TouchEvent;

/** Lets every card be dragged by one listener around them all: a card more costs nothing, and a drag draws no card again. */
export function useCardDrag(): { onMouseDown(event: MouseEvent): void; onTouchStart(event: TouchEvent): void } {
  const [data] = useState(() => ({ kind: 'question', id: '' }));
  const { listeners, setNodeRef } = useDraggable({ id: 'card', data });
  const begin = (name: 'onMouseDown' | 'onTouchStart', event: Start): void => {
    const row = (event.target as Element).closest<HTMLElement>('.porsa-d-card-row');
    const id = row && cardOf(row);
    if (!id) return;
    data.id = id;
    setNodeRef(row);
    listeners?.[name]?.(event);
  };
  return {
    onMouseDown: (event) => begin('onMouseDown', event),
    onTouchStart: (event) => begin('onTouchStart', event),
  };
}
