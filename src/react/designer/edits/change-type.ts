import type { FormDefinition, Question, QuestionType } from '../../../engine/definition/types.ts';
import type { FieldPanels, Setting } from '../../ui/field/field-panel.ts';
import { findQuestion, replaceQuestion } from '../definition/tree.ts';

/** Keys that every type has. */
const always: readonly (keyof Question)[] = ['id', 'name', 'type', 'title'];

/** What a change of type would take away, so that the designer can ask first. */
export function lostByType(
  question: Question,
  type: QuestionType,
  panels: FieldPanels,
  common: readonly Setting[],
): readonly (keyof Question)[] {
  const kept = keptBy(type, panels, common);
  return (Object.keys(question) as (keyof Question)[]).filter((key) => !kept.has(key));
}

/** The question as another type: what fits the new type stays, what it needs and lacks is filled in. */
export function changeType(
  definition: FormDefinition,
  id: string,
  type: QuestionType,
  panels: FieldPanels,
  common: readonly Setting[],
): FormDefinition {
  if (findQuestion(definition, id)?.type === type) return definition;
  const kept = keptBy(type, panels, common);
  return replaceQuestion(definition, id, (question) => {
    const fitting = Object.fromEntries(Object.entries(question).filter(([key]) => kept.has(key as keyof Question)));
    // A default of the old type would be refused by the new one.
    delete fitting.defaultvalue;
    return { ...panels[type].create(), ...fitting, type } as Question;
  });
}

function keptBy(type: QuestionType, panels: FieldPanels, common: readonly Setting[]): ReadonlySet<keyof Question> {
  return new Set([
    ...always,
    ...common.map((setting) => setting.key),
    ...panels[type].settings.map((setting) => setting.key),
  ]);
}
