import { changeOption } from '../definition/options.ts';
import { findQuestion, pageOf } from '../definition/tree.ts';
import { changeQuestion } from '../edits/change-question.ts';
import { isLostWith, neighbourOf } from '../edits/removal.ts';
import { removePage } from '../edits/remove-page.ts';
import { removeQuestion } from '../edits/remove-question.ts';
import { usesOfOption, usesOfRow } from '../edits/uses.ts';
import type { ActionTools } from './action-tools.ts';
import type { DesignerActions } from './designer-actions.ts';

type Removing = Pick<DesignerActions, 'remove' | 'removePage' | 'removeOption' | 'removeRow'>;

/** Each asks first where something else depends on what is removed. */
export function createRemoving({ model, language: { t }, titleOf }: ActionTools): Removing {
  const { $definition, $dialog, $toast, $focus, edit, select } = model;
  const offerUndo = (title: string): void => $toast.set({ text: t('designer:toast.removed', { title }), undo: true });
  return {
    remove(ids, sure = false) {
      const definition = $definition.get();
      const [id] = ids;
      if (id === undefined) return;
      if (!sure && isLostWith(definition, ...ids)) return $dialog.set({ kind: 'removequestions', ids });
      const title = titleOf(id);
      const next = neighbourOf(definition, ...ids);
      const page = pageOf(definition, id)?.id;
      edit((before) => removeQuestion(before, ...ids));
      select(next ? { kind: 'question', id: next } : page ? { kind: 'page', id: page } : { kind: 'form' });
      $focus.set(next ? { on: 'question', id: next } : { on: 'page', id: page });
      if (ids.length === 1) offerUndo(title);
      else $toast.set({ text: t('designer:toast.removedmany', { count: ids.length }), undo: true });
    },
    removePage(id, sure = false) {
      const definition = $definition.get();
      const at = definition.pages.findIndex((page) => page.id === id);
      if (!sure && isLostWith(definition, id)) return $dialog.set({ kind: 'removepage', id });
      const title = titleOf(id);
      edit((before) => removePage(before, id));
      const next = (definition.pages[at + 1] ?? definition.pages[at - 1])?.id;
      select(next ? { kind: 'page', id: next } : { kind: 'form' });
      $focus.set({ on: 'page', id: next });
      offerUndo(title);
    },
    removeOption(id, path, sure = false) {
      if (!sure && usesOfOption($definition.get(), id, path).length)
        return $dialog.set({ kind: 'removeoption', id, path });
      edit((before) => {
        const options = changeOption(findQuestion(before, id)?.options ?? [], path, () => undefined);
        return changeQuestion(before, id, { options });
      });
    },
    removeRow(id, index, sure = false) {
      if (!sure && usesOfRow($definition.get(), id, index).length) return $dialog.set({ kind: 'removerow', id, index });
      edit((before) => {
        const rows = findQuestion(before, id)?.rows?.filter((_, at) => at !== index);
        return changeQuestion(before, id, { rows });
      });
    },
  };
}
