import type { DefinitionProblem } from '../../../engine/definition/problem.ts';
import type { Thing } from './things-of-form.ts';

/** Things that wait for each other, from the first back to it; what the check reports, found among the things by its names. */
export function circlesOf(
  problems: readonly DefinitionProblem[],
  things: readonly Thing[],
): readonly (readonly Thing[])[] {
  return problems.flatMap(({ rule, params }) => {
    if (rule !== 'circle') return [];
    const named = String(params?.['path'] ?? '').split(' → ');
    const circle = named.flatMap((name) => things.find((thing) => thing.name === name || thing.title === name) ?? []);
    return circle.length > 1 ? [circle] : [];
  });
}
