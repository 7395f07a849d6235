import { liftStep } from '../definition/lift-step.ts';
import type { Place } from '../definition/tree.ts';
import { movePage } from '../edits/move-page.ts';
import { moveQuestion } from '../edits/move-question.ts';
import type { ActionTools } from './action-tools.ts';
import type { DesignerActions } from './designer-actions.ts';

type Moving = Pick<DesignerActions, 'move' | 'step' | 'movePage'>;

export function createMoving({ model, language: { t }, announce, holds, describePlace, titleOf }: ActionTools): Moving {
  const { $definition, $focus, edit, select } = model;
  const move = (id: string, to: Place): void => {
    edit((before) => moveQuestion(before, id, to), undefined, { kind: 'moved', id });
    select({ kind: 'question', id });
    $focus.set({ on: 'question', id });
    announce(describePlace($definition.get(), id));
  };
  return {
    move,
    step(id, direction) {
      const to = liftStep($definition.get(), id, direction, holds);
      if (to) move(id, to);
      else announce(t('designer:announcements.edge'));
    },
    movePage(id, to) {
      const count = $definition.get().pages.length;
      if (to < 0 || to >= count) return announce(t('designer:announcements.edge'));
      edit((before) => movePage(before, id, to), undefined, { kind: 'moved', id });
      $focus.set({ on: 'page', id });
      announce(t('designer:announcements.place', { title: titleOf(id), place: to + 1, count }));
    },
  };
}
