import { textOf, type Raw } from '../shared/raw.ts';
import { sample } from './question-settings.ts';
import type { SurveyContext } from './survey-context.ts';

/** One that shows questions and pages is a condition of each; what sets values or ends the survey has no counterpart. */
export function addTrigger(context: SurveyContext, raw: Raw, path: string, pages: readonly Raw[]): void {
  const names = (key: string): readonly string[] =>
    (Array.isArray(raw[key]) ? (raw[key] as readonly unknown[]) : []).map(String);
  const shown = [
    ...names('pages').map((name) => ({
      place: `${path}.pages`,
      target: pages.some((page) => page['name'] === name)
        ? `p${pages.findIndex((page) => page['name'] === name) + 1}`
        : undefined,
    })),
    ...names('questions').map((name) => ({
      place: `${path}.questions`,
      target: context.idOf(context.outline.element(name)),
    })),
  ];
  if (raw['type'] !== 'visible' || shown.length === 0)
    return context.note(path, `a trigger that has no counterpart: ${sample(raw)}`);
  const when = context.expression(raw['expression'], `${path}.expression`, '');
  for (const { place, target } of when === undefined ? [] : shown) {
    const isDecided =
      target === undefined ||
      context.conditions.some((condition) => condition.kind === 'visibility' && condition.target === target);
    if (isDecided) context.note(place, 'shows what is not there, or what another rule decides about');
    else context.conditions.push({ id: `c-${target}`, kind: 'visibility', target, when: when ?? '' });
  }
  if (when === undefined && textOf(raw['expression']) === undefined)
    context.note(path, `a trigger that has no counterpart: ${sample(raw)}`);
}
