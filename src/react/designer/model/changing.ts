import { allQuestions, findQuestion } from '../definition/tree.ts';
import { changeQuestion } from '../edits/change-question.ts';
import { changeType, lostByType } from '../edits/change-type.ts';
import { followTitle } from '../edits/follow-title.ts';
import { renameOption } from '../edits/rename-option.ts';
import { usesOfOption } from '../edits/uses.ts';
import type { ActionTools } from './action-tools.ts';
import type { DesignerActions } from './designer-actions.ts';

type Changing = Pick<DesignerActions, 'renameOption' | 'changeType' | 'followTitle' | 'require'>;

export function createChanging(tools: ActionTools): Changing {
  const {
    model,
    panels,
    commonSettings,
    language: { t },
    titleOf,
    announce,
    takesAnswer,
  } = tools;
  const { $definition, $dialog, $toast, edit } = model;
  // Answers may be stored under the names that were there already.
  const opened = new Set(allQuestions($definition.get()).map(({ id }) => id));
  const isNew = (id: string): boolean => {
    const published = model.store.$published.get()?.definition;
    return !opened.has(id) && (published === undefined || findQuestion(published, id) === undefined);
  };
  return {
    followTitle(id, before, merge) {
      const definition = $definition.get();
      const followed = isNew(id) ? followTitle(definition, id, before) : definition;
      if (followed !== definition) edit(() => followed, merge);
    },
    require(ids, mandatory) {
      const asked = ids.flatMap((id) => findQuestion($definition.get(), id) ?? []).filter(takesAnswer);
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
      edit((before) => {
        const changed = changeType(before, id, type, panels, commonSettings);
        return isNew(id) ? followTitle(changed, id, question) : changed;
      });
      const text = t('designer:toast.retyped', { title: titleOf(id), type: t(`designer:types.${type}`) });
      $toast.set({ text, undo: true });
    },
  };
}
