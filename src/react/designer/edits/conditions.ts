import type { Condition, FormDefinition } from '../../../engine/definition/types.ts';
import { newId } from '../definition/identity.ts';

/** When a section (a question or a page) is shown; blank: always. One condition a section. */
export function setVisibility(definition: FormDefinition, target: string, when: string): FormDefinition {
  const others = definition.conditions.filter(
    (condition) => !(condition.kind === 'visibility' && condition.target === target),
  );
  const before = definition.conditions.find(
    (condition) => condition.kind === 'visibility' && condition.target === target,
  );
  if (!when.trim()) return { ...definition, conditions: others };
  return {
    ...definition,
    conditions: [...others, { id: before?.id ?? newId('condition'), kind: 'visibility', target, when }],
  };
}

export function visibilityOf(definition: FormDefinition, target: string): string {
  return (
    definition.conditions.find((condition) => condition.kind === 'visibility' && condition.target === target)?.when ??
    ''
  );
}

/** A condition with that id takes its place; a new one goes to the end. */
export function putCondition(definition: FormDefinition, condition: Condition): FormDefinition {
  const known = definition.conditions.some((candidate) => candidate.id === condition.id);
  const conditions = known
    ? definition.conditions.map((candidate) => (candidate.id === condition.id ? condition : candidate))
    : [...definition.conditions, condition];
  return { ...definition, conditions };
}

export function removeCondition(definition: FormDefinition, id: string): FormDefinition {
  return { ...definition, conditions: definition.conditions.filter((condition) => condition.id !== id) };
}

/** Without the conditions whose target, source or goal is removed. */
export function withoutConditionsOn(definition: FormDefinition, removed: readonly string[]): FormDefinition {
  const lost = new Set(removed);
  const stays = (condition: Condition): boolean => {
    switch (condition.kind) {
      case 'visibility':
      case 'error':
        return !lost.has(condition.target);
      case 'gotopage':
        return !lost.has(condition.from) && !lost.has(condition.to);
      case 'sendfile':
      case 'notify':
        return true;
      default:
        return condition satisfies never;
    }
  };
  return { ...definition, conditions: definition.conditions.filter(stays) };
}
