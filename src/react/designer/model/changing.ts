import { findQuestion } from '../definition/tree.ts';
import { changeType, lostByType } from '../edits/change-type.ts';
import { renameOption } from '../edits/rename-option.ts';
import { usesOfOption } from '../edits/uses.ts';
import type { ActionTools } from './action-tools.ts';
import type { DesignerActions } from './designer-actions.ts';

type Changing = Pick<DesignerActions, 'renameOption' | 'changeType'>;

export function createChanging({ model, panels, commonSettings, language: { t }, titleOf }: ActionTools): Changing {
  const { $definition, $dialog, $toast, edit } = model;
  return {
    renameOption(id, path, value) {
      const uses = usesOfOption($definition.get(), id, path).length;
      edit((before) => renameOption(before, id, path, value));
      if (uses > 0 && usesOfOption($definition.get(), id, path).length >= uses)
        $toast.set({ text: t('designer:toast.valuerenamed', { value, count: uses }), undo: true });
    },
    changeType(id, type, sure = false) {
      const question = findQuestion($definition.get(), id);
      if (!question || question.type === type) return;
      if (!sure && lostByType(question, type, panels, commonSettings).length)
        return $dialog.set({ kind: 'changetype', id, type });
      edit((before) => changeType(before, id, type, panels, commonSettings));
      const text = t('designer:toast.retyped', { title: titleOf(id), type: t(`designer:types.${type}`) });
      $toast.set({ text, undo: true });
    },
  };
}
