import { InvalidDefinitionError } from '../definition/invalid-definition-error.ts';
import type { Fault } from '../definition/problem.ts';

/** Stops at the first thing that keeps a form from running; `checkDefinition` is the one that finds them all. */
export function refuseDefinition(path: string, { rule, params }: Fault): never {
  throw new InvalidDefinitionError([
    { path, rule, params, message: params?.['path'] ? `${rule}: ${String(params['path'])}` : rule },
  ]);
}
