import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { withoutConditionsOn } from './conditions.ts';
import { withoutNames } from './change-report.ts';
import { usesOf } from './uses.ts';
import { findQuestion, placeOf, withChildren } from '../definition/tree.ts';

/** Questions and conditions that would go together with a question or a page. */
interface Lost {
  readonly questions: number;
  readonly conditions: number;
}

export function lostWith(definition: FormDefinition, id: string): Lost {
  const page = definition.pages.find((candidate) => candidate.id === id);
  const question = findQuestion(definition, id);
  const inner = withChildren(page?.questions ?? question?.questions ?? []);
  const left = withoutConditionsOn(definition, [id, ...inner.map((child) => child.id)]).conditions.length;
  return { questions: inner.length, conditions: definition.conditions.length - left };
}

/** Whether something would go with it, or be left behind without it. */
export function isLostWith(definition: FormDefinition, id: string): boolean {
  const { questions, conditions } = lostWith(definition, id);
  return questions + conditions + usesOf(definition, id).length > 0;
}

/** Drops removed questions from the lists of those that are printed. */
export function withoutInReport(definition: FormDefinition, removed: readonly Question[]): FormDefinition {
  const { report } = definition;
  const names = new Set(removed.map(({ name }) => name));
  return report ? { ...definition, report: withoutNames(report, names) } : definition;
}

/** What to select once a question is removed: the next one, the one before, or the container around. */
export function neighbourOf(definition: FormDefinition, id: string): string | undefined {
  const place = placeOf(definition, id);
  if (!place) return undefined;
  const container = findQuestion(definition, place.parent);
  const siblings = container?.questions ?? definition.pages.find((page) => page.id === place.parent)?.questions ?? [];
  return (siblings[place.index + 1] ?? siblings[place.index - 1] ?? container)?.id;
}
