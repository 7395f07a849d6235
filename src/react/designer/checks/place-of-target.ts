import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { Target } from '../../../engine/walk/targets.ts';
import { placeOfProblem, type ProblemPlace } from '../problems/problem-places.ts';

/** Where a target is set: pages and questions at their conditions. */
export const placeOfTarget = (definition: FormDefinition, { kind, path }: Target): ProblemPlace =>
  placeOfProblem(definition, kind === 'page' || kind === 'question' ? `${path}.visibility` : path);
