import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { withoutConditionsOn } from './conditions.ts';
import { withoutNames } from './change-report.ts';
import { usesOf, type Use } from './uses.ts';
import { findQuestion, placeOf, topmost, withChildren } from '../definition/tree.ts';

/** Questions and conditions that would go together with questions or a page. */
interface Lost {
  readonly questions: number;
  /** Each with where it stands. */
  readonly conditions: readonly Use[];
}

export function lostWith(definition: FormDefinition, ...ids: readonly string[]): Lost {
  const holders = [...definition.pages.filter(({ id }) => ids.includes(id)), ...topmost(definition, ids)];
  const inner = withChildren(holders.flatMap(({ questions }) => questions ?? [])).filter(({ id }) => !ids.includes(id));
  const left = new Set(withoutConditionsOn(definition, [...ids, ...inner.map(({ id }) => id)]).conditions);
  const conditions = definition.conditions.flatMap((condition, index) =>
    left.has(condition) ? [] : [{ path: `conditions[${index}].when`, text: condition.when }],
  );
  return { questions: inner.length, conditions };
}

/** Whether something would go with them, or be left behind without them. */
export function isLostWith(definition: FormDefinition, ...ids: readonly string[]): boolean {
  const { questions, conditions } = lostWith(definition, ...ids);
  return questions + conditions.length + usesOf(definition, ...ids).length > 0;
}

/** Drops removed questions from the lists of those that are printed. */
export function withoutInReport(definition: FormDefinition, removed: readonly Question[]): FormDefinition {
  const { report } = definition;
  const names = new Set(removed.map(({ name }) => name));
  return report ? { ...definition, report: withoutNames(report, names) } : definition;
}

/** What to select once questions are removed: the next one of the last, the one before, or the container around. */
export function neighbourOf(definition: FormDefinition, ...ids: readonly string[]): string | undefined {
  const last = topmost(definition, ids).at(-1)?.id ?? '';
  const place = placeOf(definition, last);
  if (!place) return undefined;
  const container = findQuestion(definition, place.parent);
  const siblings = container?.questions ?? definition.pages.find((page) => page.id === place.parent)?.questions ?? [];
  const stays = ({ id }: Question): boolean => !ids.includes(id);
  return (siblings.slice(place.index).find(stays) ?? siblings.slice(0, place.index).findLast(stays) ?? container)?.id;
}
