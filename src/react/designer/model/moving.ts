import { liftStep } from '../definition/lift-step.ts';
import type { Place } from '../definition/tree.ts';
import { movePage } from '../edits/move-page.ts';
import { moveQuestions, stepQuestions } from '../edits/move-question.ts';
import type { ActionTools } from './action-tools.ts';
import type { DesignerActions } from './designer-actions.ts';

type Moving = Pick<DesignerActions, 'move' | 'step' | 'movePage'>;

export function createMoving({ model, language: { t }, announce, holds, describePlace, titleOf }: ActionTools): Moving {
  const { $definition, $focus, edit, select } = model;
  const edge = (): void => announce(t('designer:announcements.edge'));
  /** Where the keys go on: on the one that had them, or on the first. */
  const arrive = (ids: readonly string[]): void => {
    const selected = model.$selection.get();
    const id = (selected.kind === 'question' && ids.includes(selected.id) ? selected.id : ids[0]) ?? '';
    if (ids.length === 1) select({ kind: 'question', id });
    else model.mark(ids, id);
    $focus.set({ on: 'question', id });
    const place = describePlace($definition.get(), id);
    announce(ids.length === 1 ? place : t('designer:announcements.movedmany', { count: ids.length, place }));
  };
  const move = (ids: readonly string[], to: Place): void => {
    edit((before) => moveQuestions(before, ids, to), undefined, { kind: 'moved', id: ids[0] ?? '' });
    arrive(ids);
  };
  return {
    move,
    step(ids, direction) {
      const [id] = ids;
      if (id === undefined) return;
      if (ids.length > 1) {
        if (direction !== 'up' && direction !== 'down') return edge();
        const stepped = stepQuestions($definition.get(), ids, direction);
        if (!stepped) return edge();
        edit(() => stepped, undefined, { kind: 'moved', id });
        return arrive(ids);
      }
      const to = liftStep($definition.get(), id, direction, holds);
      if (to) move(ids, to);
      else edge();
    },
    movePage(id, to) {
      const count = $definition.get().pages.length;
      if (to < 0 || to >= count) return edge();
      edit((before) => movePage(before, id, to), undefined, { kind: 'moved', id });
      $focus.set({ on: 'page', id });
      announce(t('designer:announcements.place', { title: titleOf(id), place: to + 1, count }));
    },
  };
}
