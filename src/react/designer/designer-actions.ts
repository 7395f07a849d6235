import type { FormDefinition, Question, QuestionType } from '../../engine/definition/types.ts';
import type { FieldPanels, Setting } from '../ui/field-panel.ts';
import type { LanguageTools } from '../ui/language.tsx';
import type { DesignerModel } from './designer-model.ts';
import { addPage } from './edits/add-page.ts';
import { addQuestion } from './edits/add-question.ts';
import { changeQuestion } from './edits/change-question.ts';
import { changeType, lostByType } from './edits/change-type.ts';
import { duplicateQuestion } from './edits/duplicate-question.ts';
import { movePage } from './edits/move-page.ts';
import { moveQuestion } from './edits/move-question.ts';
import { renameOption } from './edits/rename-option.ts';
import { removePage } from './edits/remove-page.ts';
import { removeQuestion } from './edits/remove-question.ts';
import { findQuestion, pageOf, placeOf, type Place } from './edits/tree.ts';
import { usesOfOption, usesOfRow } from './edits/uses.ts';
import { isLostWith, neighbourOf } from './edits/removal.ts';
import { changeOption, type OptionPath } from './options.ts';
import { pageTitle } from './page-title.ts';
import { liftStep, siblingsOf, type LiftDirection } from './moving/lift-step.ts';

interface ActionTools {
  readonly model: DesignerModel;
  readonly panels: FieldPanels;
  readonly commonSettings: readonly Setting[];
  readonly language: LanguageTools;
  announce(text: string): void;
}

/** The acts of a designer: each changes the form, says what happened, and leaves the focus where work goes on. */
export interface DesignerActions {
  /** A new question of the type; without a place behind the selected one, or at the page's end. */
  add(type: QuestionType, place?: Place): void;
  addPage(): void;
  /** Removes it; asks first where something would go with it. */
  remove(id: string, sure?: boolean): void;
  removePage(id: string, sure?: boolean): void;
  /** Removes an option; asks first where something compares with it. */
  removeOption(id: string, path: OptionPath, sure?: boolean): void;
  /** Removes a row of a matrix; asks first where something mentions it. */
  removeRow(id: string, index: number, sure?: boolean): void;
  /** Another value for an option, wherever the form compares with it too. */
  renameOption(id: string, path: OptionPath, value: string): void;
  duplicate(id: string): void;
  move(id: string, to: Place): void;
  step(id: string, direction: LiftDirection): void;
  movePage(id: string, to: number): void;
  /** Makes it another type; asks first where settings would be lost. */
  changeType(id: string, type: QuestionType, sure?: boolean): void;
  undo(): void;
  redo(): void;
  holds(question: Question): boolean;
  /** "Age: place 3 of 8". */
  sayPlace(definition: FormDefinition, id: string): string;
}

export function createDesignerActions({
  model,
  panels,
  commonSettings,
  language,
  announce,
}: ActionTools): DesignerActions {
  const { t, text } = language;
  const { $definition, $selection, $dialog, $toast, $focus, edit, select } = model;
  const holding = new Set(
    Object.entries(panels)
      .filter(([, panel]) => panel.create().questions !== undefined)
      .map(([type]) => type),
  );
  const holds = (question: Question): boolean => holding.has(question.type);
  const titleOf = (id: string): string => {
    const question = findQuestion($definition.get(), id);
    if (question) return text(question.title) || t(`designer:types.${question.type}`);
    const { pages } = $definition.get();
    const page = pages.find((each) => each.id === id);
    return page ? pageTitle(pages, page, language.language, t) : '';
  };
  const tell = (key: string, id: string): void => announce(t(`designer:said.${key}`, { title: titleOf(id) }));
  const sayPlace = (definition: FormDefinition, id: string): string => {
    const place = placeOf(definition, id);
    if (!place) return '';
    const container = findQuestion(definition, place.parent);
    const params = {
      title: titleOf(id),
      place: place.index + 1,
      count: siblingsOf(definition, place.parent).length,
      container: container ? text(container.title) || container.name : '',
    };
    return t(container ? 'designer:said.placein' : 'designer:said.place', params);
  };
  const defaultPlace = (): Place | undefined => {
    const { kind, ...selected } = { id: '', ...$selection.get() };
    const question = kind === 'question' ? findQuestion($definition.get(), selected.id) : undefined;
    if (question && holds(question)) return { parent: question.id, index: question.questions?.length ?? 0 };
    const place = question && placeOf($definition.get(), question.id);
    if (place) return { ...place, index: place.index + 1 };
    const page = model.$page.get();
    return page && { parent: page.id, index: page.questions.length };
  };
  const take = (
    changed: { readonly definition: FormDefinition; readonly id: string } | undefined,
    kind: 'question' | 'page',
    said: string,
  ): void => {
    if (!changed) return;
    edit(() => changed.definition);
    select({ kind, id: changed.id });
    $focus.set({ on: kind, id: changed.id });
    tell(said, changed.id);
  };
  const gone = (key: string, title: string): void => $toast.set({ text: t(key, { title }), undo: true });

  const actions: DesignerActions = {
    holds,
    sayPlace,
    add(type, place = defaultPlace()) {
      if (place) return take(addQuestion($definition.get(), place, panels[type].create()), 'question', 'added');
      const first = addPage($definition.get());
      take(addQuestion(first.definition, { parent: first.id, index: 0 }, panels[type].create()), 'question', 'added');
    },
    addPage() {
      const { pages } = $definition.get();
      take(addPage($definition.get(), pages.length), 'page', 'added');
    },
    remove(id, sure = false) {
      const definition = $definition.get();
      if (!sure && isLostWith(definition, id)) return $dialog.set({ kind: 'removequestion', id });
      const title = titleOf(id);
      const next = neighbourOf(definition, id);
      const page = pageOf(definition, id)?.id;
      edit((before) => removeQuestion(before, id));
      select(next ? { kind: 'question', id: next } : page ? { kind: 'page', id: page } : { kind: 'form' });
      $focus.set(next ? { on: 'question', id: next } : { on: 'page', id: page });
      gone('designer:toast.removed', title);
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
      gone('designer:toast.removed', title);
    },
    removeOption(id, path, sure = false) {
      if (!sure && usesOfOption($definition.get(), id, path).length)
        return $dialog.set({ kind: 'removeoption', id, path });
      edit((before) =>
        changeQuestion(before, id, {
          options: changeOption(findQuestion(before, id)?.options ?? [], path, () => undefined),
        }),
      );
    },
    removeRow(id, index, sure = false) {
      if (!sure && usesOfRow($definition.get(), id, index).length) return $dialog.set({ kind: 'removerow', id, index });
      edit((before) =>
        changeQuestion(before, id, { rows: findQuestion(before, id)?.rows?.filter((_, at) => at !== index) }),
      );
    },
    renameOption(id, path, value) {
      const uses = usesOfOption($definition.get(), id, path).length;
      edit((before) => renameOption(before, id, path, value));
      if (uses > 0 && usesOfOption($definition.get(), id, path).length >= uses)
        $toast.set({ text: t('designer:toast.valuerenamed', { value, count: uses }), undo: true });
    },
    duplicate: (id) => take(duplicateQuestion($definition.get(), id), 'question', 'duplicated'),
    move(id, to) {
      edit((before) => moveQuestion(before, id, to));
      select({ kind: 'question', id });
      $focus.set({ on: 'question', id });
      announce(sayPlace($definition.get(), id));
    },
    step(id, direction) {
      const to = liftStep($definition.get(), id, direction, holds);
      if (to) actions.move(id, to);
      else announce(t('designer:said.edge'));
    },
    movePage(id, to) {
      const count = $definition.get().pages.length;
      if (to < 0 || to >= count) return announce(t('designer:said.edge'));
      edit((before) => movePage(before, id, to));
      $focus.set({ on: 'page', id });
      announce(t('designer:said.place', { title: titleOf(id), place: to + 1, count }));
    },
    changeType(id, type, sure = false) {
      const question = findQuestion($definition.get(), id);
      if (!question || question.type === type) return;
      if (!sure && lostByType(question, type, panels, commonSettings).length)
        return $dialog.set({ kind: 'changetype', id, type });
      edit((before) => changeType(before, id, type, panels, commonSettings));
      $toast.set({
        text: t('designer:toast.retyped', { title: titleOf(id), type: t(`designer:types.${type}`) }),
        undo: true,
      });
    },
    undo() {
      if (!model.store.history.$canUndo.get()) return announce(t('designer:said.noundo'));
      model.store.history.undo();
      $toast.set(null);
      announce(t('designer:said.undone'));
    },
    redo() {
      if (!model.store.history.$canRedo.get()) return announce(t('designer:said.noredo'));
      model.store.history.redo();
      announce(t('designer:said.redone'));
    },
  };
  return actions;
}
