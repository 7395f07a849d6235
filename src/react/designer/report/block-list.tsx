import { DndContext, MouseSensor, TouchSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { focusBlock } from './block-focus.ts';
import { BlockItem } from './block-item.tsx';
import { blockKey } from './block-keys.ts';
import { useReport } from './use-report.ts';

/** Moving by keyboard is ours, and says itself what happens. */
const nothing = (): undefined => undefined;
const announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/** The blocks in the order they are printed; dragged, or moved by keyboard as questions are. */
export function BlockList() {
  const { t } = useLanguage();
  const { blocks, move } = useReport();
  const [open, setOpen] = useState<string>();
  const { lifted, onKeyDown } = useBlockKeys(setOpen);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const accessibility = useMemo(
    () => ({ announcements, screenReaderInstructions: { draggable: t('report:moveHelp') } }),
    [t],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        const to = blocks.findIndex(({ id }) => id === over?.id);
        if (to >= 0 && over?.id !== active.id) move(String(active.id), to);
      }}
    >
      <p id="porsa-d-block-help" className="porsa-kit-hidden">
        {t('report:moveHelp')}
      </p>
      <ol className="porsa-d-blocks" aria-label={t('report:blocks')} onKeyDown={onKeyDown}>
        {blocks.map((block, index) => (
          <BlockItem
            key={block.id}
            block={block}
            index={index}
            count={blocks.length}
            open={open === block.id}
            lifted={lifted === block.id}
            toggle={() => setOpen(open === block.id ? undefined : block.id)}
          />
        ))}
      </ol>
    </DndContext>
  );
}

interface BlockKeys {
  /** The block that the arrows carry. */
  readonly lifted: string | undefined;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** The keyboard on the blocks: arrows go, Space lifts and drops, Escape puts back, Delete removes. */
function useBlockKeys(open: (id: string | undefined) => void): BlockKeys {
  const { announce } = useDesigner();
  const { t } = useLanguage();
  const { blocks, move, remove } = useReport();
  const [lift, setLift] = useState<{ readonly id: string; readonly from: number }>();
  const latest = useRef(blocks);
  latest.current = blocks;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const face = (event.target as HTMLElement).closest<HTMLElement>('[data-block]');
    const id = face?.dataset['block'];
    const act = id && blockKey(event, lift !== undefined);
    if (!act) return;
    event.preventDefault();
    const root = face.closest('.porsa-d-report');
    const at = latest.current.findIndex((block) => block.id === id);
    const title = t(`report:kinds.${latest.current[at]?.kind}`);
    const place = t('designer:announcements.place', { title, place: at + 1, count: latest.current.length });
    switch (act) {
      case 'up':
      case 'down':
        move(id, at + (act === 'up' ? -1 : 1));
        return focusBlock(root, id);
      case 'previous':
      case 'next':
        return focusBlock(root, latest.current[at + (act === 'next' ? 1 : -1)]?.id ?? id);
      case 'lift':
        open(undefined);
        setLift({ id, from: at });
        return announce(t('designer:announcements.lifted', { place }));
      case 'drop':
        setLift(undefined);
        return announce(t('designer:announcements.dropped', { place }));
      case 'putback':
        setLift(undefined);
        if (lift) move(id, lift.from);
        announce(t('designer:announcements.putback', { title }));
        return focusBlock(root, id);
      case 'remove':
        setLift(undefined);
        remove(id);
        return focusBlock(root, (latest.current[at + 1] ?? latest.current[at - 1])?.id ?? id);
      default:
        return act satisfies never;
    }
  };
  return { lifted: lift?.id, onKeyDown };
}
