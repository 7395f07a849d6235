import { findQuestion, placeOf, type Place } from '../definition/tree.ts';
import { addPage } from '../edits/add-page.ts';
import { addQuestion } from '../edits/add-question.ts';
import { insertQuestions } from '../clipboard/insert-questions.ts';
import { duplicateQuestion, insertCopies } from '../edits/copy-questions.ts';
import type { ActionTools } from './action-tools.ts';
import type { DesignerActions } from './designer-actions.ts';

export function createAdding(
  tools: ActionTools,
): Pick<DesignerActions, 'add' | 'addMany' | 'addPage' | 'duplicate' | 'insert'> {
  const { model, panels, take, takeAll, titleOf, announce, language } = tools;
  const { t } = language;
  const { $definition } = model;
  return {
    add(type, place = defaultPlace(tools)) {
      const created = panels[type].create();
      if (place) return take(addQuestion($definition.get(), place, created), 'question', 'added');
      const first = addPage($definition.get());
      take(addQuestion(first.definition, { parent: first.id, index: 0 }, created), 'question', 'added');
    },
    addMany(questions, place) {
      const added = insertQuestions($definition.get(), place, questions);
      const last = added.ids.at(-1);
      if (last === undefined) return;
      model.edit(() => added.definition);
      model.select({ kind: 'question', id: last });
      announce(t('designer:announcements.addedmany', { count: added.ids.length, title: titleOf(last) }));
    },
    addPage() {
      const { pages } = $definition.get();
      take(addPage($definition.get(), pages.length), 'page', 'added');
    },
    duplicate: (ids) => takeAll(duplicateQuestion($definition.get(), ...ids), 'duplicated'),
    insert: (copied, place) => takeAll(insertCopies($definition.get(), place, copied), 'added'),
  };
}

/** In the selected container, behind the selected question, or at the page's end; undefined where there is no page. */
function defaultPlace({ model, holds }: ActionTools): Place | undefined {
  const selection = model.$selection.get();
  const definition = model.$definition.get();
  const question = selection.kind === 'question' ? findQuestion(definition, selection.id) : undefined;
  if (question && holds(question)) return { parent: question.id, index: question.questions?.length ?? 0 };
  const place = question && placeOf(definition, question.id);
  if (place) return { ...place, index: place.index + 1 };
  const page = model.$page.get();
  return page && { parent: page.id, index: page.questions.length };
}
