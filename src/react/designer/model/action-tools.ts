import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import type { FieldPanels, Setting } from '../../ui/field/field-panel.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { siblingsOf } from '../definition/lift-step.ts';
import { pageTitle } from '../definition/page-title.ts';
import { findQuestion, placeOf } from '../definition/tree.ts';
import type { DesignerModel } from './designer-model.ts';
import { settingsOf } from './settings-groups.ts';

export interface Surroundings {
  readonly model: DesignerModel;
  readonly panels: FieldPanels;
  readonly commonSettings: readonly Setting[];
  readonly language: LanguageTools;
  announce(text: string): void;
}

/** What all actions work with. */
export interface ActionTools extends Surroundings {
  holds(question: Question): boolean;
  takesAnswer(question: Question): boolean;
  titleOf(id: string): string;
  describePlace(definition: FormDefinition, id: string): string;
  /** Takes a form with something new in it, selects that and announces it. */
  take(changed: Changed | undefined, kind: 'question' | 'page', announced: string): void;
  /** The same with questions; several are marked, so that what comes next is done with all of them. */
  takeAll(changed: ChangedQuestions | undefined, announced: string): void;
}

interface Changed {
  readonly definition: FormDefinition;
  readonly id: string;
}

interface ChangedQuestions {
  readonly definition: FormDefinition;
  readonly ids: readonly string[];
}

export function createActionTools(surroundings: Surroundings): ActionTools {
  const { model, panels, language, announce } = surroundings;
  const { t, text } = language;
  const holding = new Set(Object.keys(panels).filter((type) => panels[type as keyof FieldPanels].create().questions));
  const titleOf = (id: string): string => {
    const { pages } = model.$definition.get();
    const question = findQuestion(model.$definition.get(), id);
    if (question) return text(question.title) || t(`designer:types.${question.type}`);
    const page = pages.find((each) => each.id === id);
    return page ? pageTitle(pages, page, language.language, t) : '';
  };
  const take: ActionTools['take'] = (changed, kind, announced) => {
    if (!changed) return;
    const { definition, id } = changed;
    model.edit(() => definition);
    model.select({ kind, id });
    model.$focus.set({ on: kind, id });
    announce(t(`designer:announcements.${announced}`, { title: titleOf(id) }));
  };
  return {
    ...surroundings,
    titleOf,
    holds: (question) => holding.has(question.type),
    takesAnswer: (question) =>
      [...settingsOf(question, surroundings.panels, surroundings.commonSettings).values()]
        .flat()
        .some(({ key }) => key === 'mandatory'),
    describePlace(definition, id) {
      const place = placeOf(definition, id);
      if (!place) return '';
      const container = findQuestion(definition, place.parent);
      const params = {
        title: titleOf(id),
        place: place.index + 1,
        count: siblingsOf(definition, place.parent).length,
        container: container ? text(container.title) || container.name : '',
      };
      return t(container ? 'designer:announcements.placein' : 'designer:announcements.place', params);
    },
    take,
    takeAll(changed, announced) {
      const [id] = changed?.ids ?? [];
      if (!changed || id === undefined) return;
      take({ definition: changed.definition, id }, 'question', announced);
      if (changed.ids.length === 1) return;
      model.mark(changed.ids, id);
      announce(t(`designer:announcements.${announced}many`, { count: changed.ids.length }));
    },
  };
}
