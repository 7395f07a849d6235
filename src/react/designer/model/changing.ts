import type { Question } from '../../../engine/definition/types.ts';
import { findQuestion } from '../definition/tree.ts';
import { changeQuestion } from '../edits/change-question.ts';
import { changeType, lostByType } from '../edits/change-type.ts';
import { renameOption } from '../edits/rename-option.ts';
import { usesOfOption } from '../edits/uses.ts';
import type { ActionTools } from './action-tools.ts';
import type { DesignerActions } from './designer-actions.ts';
import { settingsOf } from './settings-groups.ts';

type Changing = Pick<DesignerActions, 'renameOption' | 'changeType' | 'require'>;

export function createChanging(tools: ActionTools): Changing {
  const {
    model,
    panels,
    commonSettings,
    language: { t },
    titleOf,
    announce,
  } = tools;
  const { $definition, $dialog, $toast, edit } = model;
  return {
    require(ids, mandatory) {
      const asked = ids.flatMap((id) => findQuestion($definition.get(), id) ?? []).filter(takesAnswer(tools));
      const change = mandatory ? { mandatory } : { mandatory: undefined };
      edit((before) => asked.reduce((form, { id }) => changeQuestion(form, id, change), before));
      announce(t(`designer:announcements.${mandatory ? 'required' : 'optional'}`, { count: asked.length }));
    },
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

/** Labels and links, say, have no answer that could be required. */
const takesAnswer =
  ({ panels, commonSettings }: ActionTools) =>
  (question: Question): boolean =>
    [...settingsOf(question, panels, commonSettings).values()].flat().some(({ key }) => key === 'mandatory');
